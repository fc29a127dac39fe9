import type { PlayerScene } from "@codetale/contract/story-player";
import { ArrivingSound } from "./arriving-sound.ts";

export type Sound = Blob | ArrivingSound;

/** A scene with its voice, as it came. */
export interface Told {
  scene: PlayerScene;
  /** Null where there is none: somebody else reads it, or the child's grown-up does. */
  audio: Sound | null;
  /** The story asks again, since it did not understand: `scene` is the one whose question stands. */
  isRedirect: boolean;
}

/** What follows on something that was asked for. */
export type Answer = { kind: "scene"; told: Told } | { kind: "end" };

/** Whether the story waits here for an answer. */
export function asks({ scene }: Told): boolean {
  return scene.prompt_for_user || scene.choices.length > 0;
}

/** What is heard, and stands in the caption. */
export function captionOf({ scene, isRedirect }: Told): string {
  return (isRedirect ? scene.reply : null) ?? scene.dialogue;
}

export function hasVoice(answer: Answer): boolean {
  return answer.kind === "scene" && isVoiced(answer.told);
}

/** Whether there is a voice, as far as is known. */
export function isVoiced({ audio }: Pick<Told, "audio">): boolean {
  return audio !== null && !(audio instanceof ArrivingSound && audio.hasFailed);
}

/** The voice of an answer where its end has not come yet. */
export function arrivingVoice(answer: Answer): ArrivingSound | null {
  if (answer.kind === "end" || !(answer.told.audio instanceof ArrivingSound)) return null;
  return answer.told.audio.isArriving ? answer.told.audio : null;
}
