/** What a child said: sent, answered, and gone. */
import {
  warmUpRecognition,
  speechToText,
  type Transcript,
} from "@codetale/contract/stories-player";
import { callForResponse, postForm, ApiError, isJson } from "#lib/http/api-client";
import { readSceneResponse } from "../scenes/scene-response.ts";
import type { SceneResult, NarratedScene } from "../scenes/narrated-scene.ts";
import { recordingNotSent, playerError, type PlayerError } from "../playback/player-error.ts";

export type RecognitionResult =
  | { kind: "transcript"; transcript: string }
  /** The story asks again. */
  | { kind: "reply"; answer: SceneResult }
  | { kind: "trouble"; trouble: PlayerError };

export async function recognizeAnswer(
  storyId: string,
  { scene }: NarratedScene,
  recording: Blob,
  signal: AbortSignal,
): Promise<RecognitionResult> {
  const form = new FormData();
  form.append("story_id", storyId);
  form.append("current_scene_id", scene.id);
  form.append("audio", recording, `answer.${recording.type.includes("mp4") ? "mp4" : "webm"}`);
  try {
    const response = await postForm(speechToText, form, signal);
    if (isJson(response)) {
      const { transcript } = (await response.clone().json()) as Partial<Transcript>;
      if (transcript !== undefined) return fromTranscript(transcript);
    }
    return { kind: "reply", answer: asReply(await readSceneResponse(response, scene)) };
  } catch (error) {
    return { kind: "trouble", trouble: recognitionError(error) };
  }
}

/** Somebody begins to speak: whatever listens can make itself ready meanwhile. */
export function prepareRecognition(storyId: string): void {
  // What is wrong with it is said when there is an answer to send.
  callForResponse(warmUpRecognition, { params: { storyId } }).catch(() => undefined);
}

function fromTranscript(transcript: string): RecognitionResult {
  if (transcript.trim() === "") return { kind: "trouble", trouble: playerError("not-recognised") };
  return { kind: "transcript", transcript };
}

/** A voice that answers a recording asks again, whatever its headers say. */
function asReply(answer: SceneResult): SceneResult {
  return answer.kind === "end" ? answer : { ...answer, told: { ...answer.told, isRedirect: true } };
}

function recognitionError(error: unknown): PlayerError {
  if (!(error instanceof ApiError)) return playerError("not-recognised");
  if (error.reason === "speech/no-audio") return playerError("no-audio");
  if (error.reason === "speech/unreadable") return playerError("not-recognised");
  return recordingNotSent(error.message);
}
