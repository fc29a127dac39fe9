/** HTTP surface of the story player. */
import {
  downloadStory,
  LARGEST_RECORDING_BYTES,
  nextScene,
  warmUpRecognition,
  REDIRECT_HEADER,
  SCENE_HEADER,
  readSceneAudio,
  speechToText,
  type PlayerScene,
} from "@codetale/contract/stories-player";
import { readVoiceStatus } from "@codetale/contract/stories-generation";
import { asciiJson } from "@codetale/domain/stories/scene-header";
import type { FastifyInstance, FastifyReply } from "fastify";
import { addRoute } from "#platform/http/add-route";
import { acceptUploads, readForm } from "#platform/http/uploads";
import type { Stories } from "../create-stories.ts";
import type { PlayerStep } from "./playing.service.ts";

/** Common limit of servers and proxies for one header. */
const MOST_HEADER_BYTES = 8 * 1024;
const DEFAULT_URGENCY = 3;

export async function addPlayingRoutes(
  app: FastifyInstance,
  { playing, listening, voiceStatus }: Stories,
): Promise<void> {
  await acceptUploads(app);

  addRoute(app, nextScene, async ({ body, request, reply }) => {
    const step = await playing.next(request.actor, {
      storyId: body.story_id,
      sceneId: body.current_scene_id ?? null,
      answer: body.user_choice ?? null,
      isPrefetch: isLessUrgent(request.headers["priority"]),
    });
    return sendStep(reply, step);
  });

  addRoute(app, speechToText, async ({ request, reply }) => {
    const form = await readForm(request, "audio", LARGEST_RECORDING_BYTES);
    const result = await listening.recognizeAnswer(request.actor, form, disconnectSignal(reply));
    return "transcript" in result ? { success: true, ...result } : sendStep(reply, result);
  });

  addRoute(app, warmUpRecognition, async ({ params, request, reply }) => {
    await listening.prepare(request.actor, params.storyId, disconnectSignal(reply));
    return { success: true };
  });

  addRoute(app, readVoiceStatus, async () => {
    const { reason = null, ...status } = await voiceStatus();
    return { success: true, ...status, reason };
  });

  addRoute(app, downloadStory, async ({ params, request }) => ({
    success: true,
    ...(await playing.download(request.actor, params.storyId)),
  }));

  addRoute(app, readSceneAudio, async ({ params, request, reply }) => {
    const { storyId, audioId } = params;
    const audio = await playing.readAudio(request.actor, storyId, audioId);
    reply.headers({
      "content-type": "audio/mpeg",
      "x-content-type-options": "nosniff",
      // The address contains the hash of the content.
      "cache-control": "private, max-age=31536000, immutable",
    });
    return audio;
  });
}

/** Aborts when the client has closed the connection. */
function disconnectSignal(reply: FastifyReply): AbortSignal {
  const disconnected = new AbortController();
  reply.raw.once("close", () => disconnected.abort());
  return disconnected.signal;
}

/** RFC 9218: urgency is 0 to 7, 3 by default; a higher number is less urgent. */
function isLessUrgent(priority: string | string[] | undefined): boolean {
  const [, urgency] = /(?:^|,)\s*u=([0-7])/.exec(String(priority)) ?? [];
  return Number(urgency ?? DEFAULT_URGENCY) > DEFAULT_URGENCY;
}

function sendStep(reply: FastifyReply, { end, scene, audio, asksAgain }: PlayerStep) {
  if (asksAgain) reply.header(REDIRECT_HEADER, "1");
  const header = scene && sceneHeader(scene);
  if (header) reply.header(SCENE_HEADER, header);
  if (!audio || !header) return { success: true, end, scene };
  reply.type("audio/mpeg");
  // Makes nginx pass the audio on unbuffered.
  if (!Buffer.isBuffer(audio)) reply.header("x-accel-buffering", "no");
  return audio;
}

/** @returns null where the scene does not fit, even without the times of its words */
function sceneHeader(scene: PlayerScene): string | null {
  const whole = asciiJson(scene);
  if (whole.length <= MOST_HEADER_BYTES) return whole;
  const untimed = asciiJson({ ...scene, word_starts: null });
  return untimed.length <= MOST_HEADER_BYTES ? untimed : null;
}
