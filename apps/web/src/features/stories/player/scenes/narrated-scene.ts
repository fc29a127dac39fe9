import type { PlayerScene } from "@codetale/contract/stories-player";
import { StreamingAudio } from "../narration/streaming-audio.ts";

/** Complete, or still arriving. */
export type NarrationAudio = Blob | StreamingAudio;

/** A scene with its narration, as the server or the downloaded copy gave it. */
export interface NarratedScene {
  scene: PlayerScene;
  /** Null where there is none: a voice of the browser, or an adult, reads the text. */
  audio: NarrationAudio | null;
  /** Whether the story asks again after an answer it did not understand, at the same `scene`. */
  isRedirect: boolean;
}

/** The outcome of a step: the next scene, or the end of the story. */
export type SceneResult = { kind: "scene"; told: NarratedScene } | { kind: "end" };

/** Whether the story waits here for an answer. */
export function waitsForAnswer({ scene }: NarratedScene): boolean {
  return scene.prompt_for_user || scene.choices.length > 0;
}

/** The text that is read and shown: the reply where the story asks again, else the dialogue. */
export function captionOf({ scene, isRedirect }: NarratedScene): string {
  return (isRedirect ? scene.reply : null) ?? scene.dialogue;
}

/** Whether it is a scene with audio, see `isNarrated`. */
export function hasNarration(answer: SceneResult): boolean {
  return answer.kind === "scene" && isNarrated(answer.told);
}

/** Whether there is audio that has not broken off. */
export function isNarrated({ audio }: Pick<NarratedScene, "audio">): boolean {
  return audio !== null && !(audio instanceof StreamingAudio && audio.hasFailed);
}

/** The audio of an answer where it is still arriving, else null. */
export function streamingNarration(answer: SceneResult): StreamingAudio | null {
  if (answer.kind === "end" || !(answer.told.audio instanceof StreamingAudio)) return null;
  return answer.told.audio.isStreaming ? answer.told.audio : null;
}
