import type { PlayerScene } from "@codetale/contract/stories/player";
import type { StepQuery } from "@codetale/domain/stories/journey";
import { StreamingAudio } from "../narration/streaming-audio.ts";

/** Complete, or still arriving. */
export type NarrationAudio = Blob | StreamingAudio;

/** A scene with its narration, as the server or the downloaded copy gave it. */
export interface NarratedScene extends PlayerScene {
  /** Null where there is none: a voice of the browser, or an adult, reads the text. */
  audio: NarrationAudio | null;
  /** Whether audio that is missing is on its way, as the server says. */
  isVoiceComing: boolean;
  /** Whether the story asks again after an answer that it did not understand. */
  isRedirect: boolean;
  /** Whether it is a child's own idea, which is in no story and in this visit's memory alone. */
  isBranch: boolean;
}

/** The outcome of a step: the next scene, or the end of the story. */
export type SceneResult = NarratedScene | "end";

/** Whether the story waits here for an answer. */
export function waitsForAnswer({ prompt_for_user, choices }: PlayerScene): boolean {
  return prompt_for_user || choices.length > 0;
}

/** The text that is read and shown: the reply where the story asks again, else the dialogue. */
export function captionOf({ reply, dialogue, isRedirect }: NarratedScene): string {
  return (isRedirect ? reply : null) ?? dialogue;
}

/** Whether there is audio that has not broken off. */
export function isNarrated({ audio }: Pick<NarratedScene, "audio">): boolean {
  return audio !== null && !(audio instanceof StreamingAudio && audio.hasFailed);
}

/** The step that leads to this scene, or to this reply, once more; a branch has none. */
export function stepTo({ id, isRedirect }: NarratedScene): StepQuery {
  // An empty answer is never understood.
  return { sceneId: id, answer: isRedirect ? "" : null };
}

/** The audio of a scene where it is still arriving, else null. */
export function streamingNarration(result: SceneResult): StreamingAudio | null {
  if (result === "end" || !(result.audio instanceof StreamingAudio)) return null;
  return result.audio.isStreaming ? result.audio : null;
}
