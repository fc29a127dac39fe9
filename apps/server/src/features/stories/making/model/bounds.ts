/** What the model is asked for and held to, beside what the validator proves of every story. */
import { isForYoung } from "@codetale/domain/stories/age";
import { MOST_WORDS } from "@codetale/domain/stories/find-faults";
import type { StoryWishes } from "@codetale/domain/stories/wishes";

/** The most scenes of an outline. */
export const MOST_SCENES = 40;
/** In characters. */
export const LONGEST_SCENE_TITLE = 80;
export const LONGEST_STORY_TITLE = 100;
/** In words. */
export const MOST_CHOICE_WORDS = 8;

/** Ages of the youngest child, as data for the model: those that our own storyteller tells apart. */
export type StoryAges = "3-4" | "5-9";

export function agesOf(wishes: StoryWishes): StoryAges {
  return isForYoung(wishes) ? "3-4" : "5-9";
}

export interface StoryLength {
  /** On every path. */
  scenes: readonly [fewest: number, most: number];
  /** In a scene. */
  words: readonly [fewest: number, most: number];
  minutes: readonly [fewest: number, most: number];
}

/** What is asked for: told at 150 words a minute, and four choices that are read and answered in 12 seconds. */
export const lengths: Readonly<Record<StoryAges, StoryLength>> = {
  "3-4": { scenes: [10, 12], words: [35, 45], minutes: [3, 5] },
  "5-9": { scenes: [12, 14], words: [55, 75], minutes: [5, 9] },
};

/** What an answer is held to: less on a path, and more in a scene, so that it is not asked for anew because of a little. */
export const bounds: Readonly<
  Record<StoryAges, { fewestScenes: number; mostWordsOfScene: number }>
> = {
  "3-4": { fewestScenes: 8, mostWordsOfScene: 60 },
  "5-9": { fewestScenes: 10, mostWordsOfScene: MOST_WORDS },
};
