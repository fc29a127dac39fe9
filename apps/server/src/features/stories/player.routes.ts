/** HTTP surface of the story player. */
import {
  downloadStory,
  LARGEST_RECORDING_BYTES,
  nextScene,
  REDIRECT_HEADER,
  SCENE_HEADER,
  sceneAudio,
  speechToText,
} from "@codetale/contract/story-player";
import { readVoice } from "@codetale/contract/stories";
import type { FastifyInstance, FastifyReply } from "fastify";
import type { z } from "zod";
import type { VoiceStatus } from "#core/speech";
import { addRoute } from "#platform/http/add-route";
import { acceptUploads, readForm } from "#platform/http/uploads";
import type { Stories } from "./create-stories.ts";
import type { ToldStep } from "./playing.service.ts";
import { sceneHeader } from "./scene-header.ts";

export async function addPlayerRoutes(
  app: FastifyInstance,
  { playing, listening, voiceStatus }: Stories,
): Promise<void> {
  await acceptUploads(app);

  addRoute(app, nextScene, async ({ body, request, reply }) => {
    const step = await playing.next(request.actor, {
      storyId: body.story_id,
      sceneId: body.current_scene_id ?? null,
      answer: body.user_choice ?? null,
    });
    return sendStep(reply, step);
  });

  addRoute(app, speechToText, async ({ request, reply }) => {
    const form = await readForm(request, "audio", LARGEST_RECORDING_BYTES);
    const gone = new AbortController();
    reply.raw.once("close", () => gone.abort());
    const heard = await listening.hear(request.actor, form, gone.signal);
    return "transcript" in heard ? { success: true, ...heard } : sendStep(reply, heard);
  });

  addRoute(app, readVoice, async () => answerOf(await voiceStatus()));

  addRoute(app, downloadStory, async ({ params, request }) => ({
    success: true,
    ...(await playing.download(request.actor, params.storyId)),
  }));

  addRoute(app, sceneAudio, async ({ params, request, reply }) => {
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

function sendStep(reply: FastifyReply, { end, scene, audio, asksAgain }: ToldStep) {
  if (asksAgain) reply.header(REDIRECT_HEADER, "1");
  const header = scene && sceneHeader(scene);
  if (header) reply.header(SCENE_HEADER, header);
  if (!audio || !header) return { success: true, end, scene };
  reply.type("audio/mpeg");
  return audio;
}

function answerOf({
  reason,
  languages,
  ...facts
}: VoiceStatus): z.input<typeof readVoice.response> {
  const { speaking, listening } = languages;
  return {
    success: true,
    ...facts,
    reason: reason ?? null,
    languages: { speaking: [...speaking], listening: [...listening] },
  };
}
