import type { PlayerScene } from "@codetale/contract/stories-player";
import { StreamingAudio } from "../narration/streaming-audio.ts";

export type NarrationAudio = Blob | StreamingAudio;

/** A scene with its voice, as it came. */
export interface NarratedScene {
  scene: PlayerScene;
  /** Null where there is none: somebody else reads it, or the child's grown-up does. */
  audio: NarrationAudio | null;
  /** The story asks again, since it did not understand: `scene` is the one whose question stands. */
  isRedirect: boolean;
}

/** What follows on something that was asked for. */
export type SceneResult = { kind: "scene"; told: NarratedScene } | { kind: "end" };

/** Whether the story waits here for an answer. */
export function waitsForAnswer({ scene }: NarratedScene): boolean {
  return scene.prompt_for_user || scene.choices.length > 0;
}

/** What is heard, and stands in the caption. */
export function captionOf({ scene, isRedirect }: NarratedScene): string {
  return (isRedirect ? scene.reply : null) ?? scene.dialogue;
}

export function hasNarration(answer: SceneResult): boolean {
  return answer.kind === "scene" && isNarrated(answer.told);
}

/** Whether there is a voice, as far as is known. */
export function isNarrated({ audio }: Pick<NarratedScene, "audio">): boolean {
  return audio !== null && !(audio instanceof StreamingAudio && audio.hasFailed);
}

/** The voice of an answer where its end has not come yet. */
export function streamingNarration(answer: SceneResult): StreamingAudio | null {
  if (answer.kind === "end" || !(answer.told.audio instanceof StreamingAudio)) return null;
  return answer.told.audio.isStreaming ? answer.told.audio : null;
}
