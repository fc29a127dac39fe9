/** What the model is asked for and held to, beside what the validator proves of every story. */
import type { StoryLevel } from "@codetale/domain/stories/age";

/** The most scenes of an outline. */
export const MOST_SCENES = 40;
/** The fewest scenes from the start to an ending. */
export const FEWEST_ON_PATH = 8;
/** In characters. */
export const LONGEST_SCENE_TITLE = 80;
export const LONGEST_STORY_TITLE = 100;
/** In words. */
export const MOST_CHOICE_WORDS = 8;

export interface StoryLength {
  /** On every path. */
  scenes: readonly [fewest: number, most: number];
  /** In a scene. */
  words: readonly [fewest: number, most: number];
  minutes: readonly [fewest: number, most: number];
}

/** What is asked for at each age; told at 110 words a minute, with pauses at the choices. */
export const lengths: Readonly<Record<StoryLevel, StoryLength>> = {
  "3-5": { scenes: [FEWEST_ON_PATH, 12], words: [20, 45], minutes: [3, 5] },
  "6-9": { scenes: [10, 14], words: [40, 70], minutes: [5, 9] },
};
