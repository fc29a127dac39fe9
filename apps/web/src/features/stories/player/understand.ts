/** What a child said: sent, answered, and gone. */
import { prepareListening, speechToText, type Transcript } from "@codetale/contract/story-player";
import { answerTo, answerToForm, ApiError, isJson } from "#lib/api-client";
import { readAnswer } from "./read-answer.ts";
import type { Answer, Told } from "./told.ts";
import { notSent, troubleOf, type Trouble } from "./trouble.ts";

export type Understood =
  | { kind: "transcript"; transcript: string }
  /** The story asks again. */
  | { kind: "reply"; answer: Answer }
  | { kind: "trouble"; trouble: Trouble };

export async function understand(
  storyId: string,
  { scene }: Told,
  recording: Blob,
  signal: AbortSignal,
): Promise<Understood> {
  const form = new FormData();
  form.append("story_id", storyId);
  form.append("current_scene_id", scene.id);
  form.append("audio", recording, `answer.${recording.type.includes("mp4") ? "mp4" : "webm"}`);
  try {
    const response = await answerToForm(speechToText, form, signal);
    if (isJson(response)) {
      const { transcript } = (await response.clone().json()) as Partial<Transcript>;
      if (transcript !== undefined) return fromTranscript(transcript);
    }
    return { kind: "reply", answer: asReply(await readAnswer(response, scene)) };
  } catch (error) {
    return { kind: "trouble", trouble: troubleWithAnswer(error) };
  }
}

/** Somebody begins to speak: whatever listens can make itself ready meanwhile. */
export function announceAnswer(storyId: string): void {
  // What is wrong with it is said when there is an answer to send.
  answerTo(prepareListening, { params: { storyId } }).catch(() => undefined);
}

function fromTranscript(transcript: string): Understood {
  if (transcript.trim() === "") return { kind: "trouble", trouble: troubleOf("not-recognised") };
  return { kind: "transcript", transcript };
}

/** A voice that answers a recording asks again, whatever its headers say. */
function asReply(answer: Answer): Answer {
  return answer.kind === "end" ? answer : { ...answer, told: { ...answer.told, isRedirect: true } };
}

function troubleWithAnswer(error: unknown): Trouble {
  if (!(error instanceof ApiError)) return troubleOf("not-recognised");
  if (error.reason === "speech/no-audio") return troubleOf("no-audio");
  if (error.reason === "speech/unreadable") return troubleOf("not-recognised");
  return notSent(error.message);
}
