/** The sample stories, written by hand. */
import { DAY_MS, type EpochMs } from "@codetale/domain/time";
import { dholak } from "./dholak.ts";
import { lamp } from "./lamp.ts";
import { nube } from "./nube.ts";
import type { SampleStory } from "./sample-story.ts";
import { train } from "./train.ts";

const stories: readonly SampleStory[] = [dholak, train, nube, lamp];

/** Created a day apart; the library lists the last one first. */
export function sampleStories(now: EpochMs): { story: SampleStory; createdAt: EpochMs }[] {
  return stories.map((story, index) => ({
    story,
    createdAt: now - (stories.length - index) * DAY_MS,
  }));
}
