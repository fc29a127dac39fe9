/**
 * A plot: what happens, in which order, and what depends on earlier choices, independent of
 * language. A beat becomes one scene, or several where it recalls different choices.
 */
import type { Mood, Sky } from "@codetale/domain/stories/pictures/figures";
import type { Setting } from "@codetale/domain/stories/setting";
import type { InterestId } from "./interests.ts";
import type { ThemeId } from "./themes.ts";

export interface Beat {
  at: Setting;
  /** The lessons and returns before a beat have its sky as well. */
  sky: Sky;
  /** Who feels what; whoever does is in the picture, named or not. */
  moods?: PartMoods;
  /** The beat that follows by itself. */
  next?: string;
  /** What the child may choose here (ids), and the beat each leads to. */
  choices?: Readonly<Record<string, string>>;
  /** The choice beats whose choice this beat speaks of. */
  recalls?: readonly string[];
  /** Names the ending; the story stops here. */
  ending?: string;
}

/** The friend's are also those of the extras. */
export type PartMoods = Readonly<Partial<Record<"children" | "friend" | "other", Mood>>>;

/** How most stories end. */
export const allHappy = { children: "happy", friend: "happy", other: "happy" } as const;

export interface Plot {
  /** The first beat is `start`. */
  beats: Readonly<Record<string, Beat>>;
  /** Pauses in the story where lessons may stand: one of `before` is on every path. */
  lessonSlots: readonly Slot[];
  /** Where what was chosen in lessons returns; the last stands before the endings. */
  returnSlots: readonly Slot[];
  /** The interests and themes that are at home in this plot. */
  suits: readonly (InterestId | ThemeId)[];
  /** Told without suspense, an antagonist or jokes: for hard themes. */
  gentle?: true;
  /** Parts that may be skipped, in this order, to make room for lessons. */
  detours: readonly { from: string; skipTo: string }[];
}

/** A place before one of several beats, of which every path has exactly one. */
export interface Slot {
  before: readonly string[];
  at: Setting;
}

export type BeatIdOf<P extends Plot> = keyof P["beats"] & string;

export type ChoiceIdOf<B> = B extends { choices: Readonly<Record<infer C extends string, string>> }
  ? C
  : never;
