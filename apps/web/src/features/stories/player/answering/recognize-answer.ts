/** Sends a child's recording for recognition; neither it nor its transcript is stored. */
import {
  warmUpRecognition,
  speechToText,
  type Transcript,
} from "@codetale/contract/stories/player";
import { callForResponse, ApiError, isJson } from "#lib/http/api-client";
import type { LinkHeaders } from "../linked-story.ts";
import { playerError, type PlayerError } from "../playback/player-error.ts";
import type { NarratedScene, SceneResult } from "../scenes/narrated-scene.ts";
import { readSceneResponse } from "../scenes/scene-response.ts";

/** `transcript` is what was understood, never empty; `error` says why nothing was. */
export type RecognitionResult =
  | { kind: "transcript"; transcript: string }
  /** In place of a transcript the server sends a scene: a branch, or one that asks again. */
  | { kind: "reply"; reply: SceneResult }
  | { kind: "error"; error: PlayerError };

/**
 * Never rejects: every failure is a result of kind `error`.
 *
 * @param signal aborts the request
 * @param lastRead the index of the choice that was read last, which "yes, that one" means
 */
export async function recognizeAnswer(
  storyId: string,
  scene: NarratedScene,
  recording: Blob,
  signal: AbortSignal,
  lastRead: number | null = null,
  headers: LinkHeaders = {},
): Promise<RecognitionResult> {
  const body = formOf(storyId, scene, recording, lastRead);
  try {
    const response = await callForResponse(speechToText, { body, signal, headers });
    if (isJson(response)) {
      const { transcript } = (await response.clone().json()) as Partial<Transcript>;
      if (transcript?.trim() === "") return { kind: "error", error: playerError("not-recognised") };
      if (transcript !== undefined) return { kind: "transcript", transcript };
    }
    const reply = await readSceneResponse(response, scene);
    if (reply === "end") return { kind: "reply", reply };
    // Any scene but a branch asks again, also where its header does not say so.
    return { kind: "reply", reply: { ...reply, isRedirect: !reply.isBranch } };
  } catch (error) {
    return { kind: "error", error: recognitionError(error) };
  }
}

/** Lets the server load its recognizer while the child begins to speak. Never fails. */
export function prepareRecognition(storyId: string, headers: LinkHeaders = {}): void {
  // A failure is reported when the recording itself is sent.
  callForResponse(warmUpRecognition, { params: { storyId }, headers }).catch(() => undefined);
}

function formOf(
  storyId: string,
  scene: NarratedScene,
  recording: Blob,
  lastRead: number | null,
): FormData {
  const form = new FormData();
  form.append("story_id", storyId);
  form.append("current_scene_id", scene.id);
  if (lastRead !== null) form.append("last_read", String(lastRead));
  form.append("audio", recording, `answer.${recording.type.includes("mp4") ? "mp4" : "webm"}`);
  return form;
}

function recognitionError(error: unknown): PlayerError {
  if (!(error instanceof ApiError)) return playerError("not-recognised");
  if (error.reason === "speech/no-audio") return playerError("no-audio");
  if (error.reason === "speech/unreadable") return playerError("not-recognised");
  return playerError("not-sent", error.message);
}
