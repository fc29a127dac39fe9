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
} from "@codetale/contract/stories-player";
import { readVoiceStatus } from "@codetale/contract/stories-generation";
import type { FastifyInstance, FastifyReply } from "fastify";
import type { z } from "zod";
import type { VoiceServiceStatus } from "#core/speech";
import { addRoute } from "#platform/http/add-route";
import { acceptUploads, readForm } from "#platform/http/uploads";
import type { Stories } from "../create-stories.ts";
import type { PlayerStep } from "./playing.service.ts";
import { sceneHeader } from "./scene-header.ts";

const USUAL_URGENCY = 3;

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
      isAhead: isLessUrgent(request.headers["priority"]),
    });
    return sendStep(reply, step);
  });

  addRoute(app, speechToText, async ({ request, reply }) => {
    const form = await readForm(request, "audio", LARGEST_RECORDING_BYTES);
    const heard = await listening.hear(request.actor, form, goneSignal(reply));
    return "transcript" in heard ? { success: true, ...heard } : sendStep(reply, heard);
  });

  addRoute(app, warmUpRecognition, async ({ params, request, reply }) => {
    await listening.prepare(request.actor, params.storyId, goneSignal(reply));
    return { success: true };
  });

  addRoute(app, readVoiceStatus, async () => answerOf(await voiceStatus()));

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
      // Its address changes with its content.
      "cache-control": "private, max-age=31536000, immutable",
    });
    return audio;
  });
}

/** Aborts when the caller has gone. */
function goneSignal(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  reply.raw.once("close", () => gone.abort());
  return gone.signal;
}

/** RFC 9218: urgencies are 0 to 7, usually 3, and the higher can wait the longer. */
function isLessUrgent(priority: string | string[] | undefined): boolean {
  const [, urgency] = /(?:^|,)\s*u=([0-7])/.exec(String(priority)) ?? [];
  return Number(urgency ?? USUAL_URGENCY) > USUAL_URGENCY;
}

function sendStep(reply: FastifyReply, { end, scene, audio, asksAgain }: PlayerStep) {
  if (asksAgain) reply.header(REDIRECT_HEADER, "1");
  const header = scene && sceneHeader(scene);
  if (header) reply.header(SCENE_HEADER, header);
  if (!audio || !header) return { success: true, end, scene };
  reply.type("audio/mpeg");
  // Proxies that know this word pass on what comes as it comes.
  if (!Buffer.isBuffer(audio)) reply.header("x-accel-buffering", "no");
  return audio;
}

function answerOf({
  reason,
  languages,
  ...facts
}: VoiceServiceStatus): z.input<typeof readVoiceStatus.response> {
  const { speaking, listening } = languages;
  return {
    success: true,
    ...facts,
    reason: reason ?? null,
    languages: { speaking: [...speaking], listening: [...listening] },
  };
}
