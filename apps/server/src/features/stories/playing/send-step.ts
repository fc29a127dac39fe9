/** Answers a step of the player: its scene in a header beside the audio, or in the body without it. */
import {
  BRANCH_HEADER,
  REDIRECT_HEADER,
  SCENE_HEADER,
  type PlayerScene,
} from "@codetale/contract/stories/player";
import { asciiJson } from "@codetale/domain/stories/scene-header";
import type { FastifyReply } from "fastify";
import type { PlayerStep } from "./playing.service.ts";

/** Common limit of servers and proxies for one header. */
const MOST_HEADER_BYTES = 8 * 1024;

export async function sendStep(reply: FastifyReply, step: PlayerStep) {
  const { end, scene, audio, asksAgain, isBranch } = step;
  if (asksAgain) reply.header(REDIRECT_HEADER, "1");
  if (isBranch) reply.header(BRANCH_HEADER, "1");
  const header = scene && sceneHeader(scene);
  if (header) reply.header(SCENE_HEADER, header);
  if (!audio || !header) return { success: true, end, scene, is_voice_coming: step.isVoiceComing };
  reply.type("audio/mpeg");
  switch (audio.kind) {
    case "stored":
      reply.header("content-length", audio.file.size);
      return audio.file.read();
    case "live":
      // Makes nginx pass the audio on unbuffered.
      reply.header("x-accel-buffering", "no");
      return audio.stream;
    case "unstored":
      return audio.bytes;
  }
}

/** @returns null where the scene does not fit, even without the times of its words */
function sceneHeader(scene: PlayerScene): string | null {
  const whole = asciiJson(scene);
  if (whole.length <= MOST_HEADER_BYTES) return whole;
  const untimed = asciiJson({ ...scene, word_starts: null });
  return untimed.length <= MOST_HEADER_BYTES ? untimed : null;
}
