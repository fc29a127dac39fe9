/** The stories that a newcomer finds, written by hand. */
import { DAY_MS, type EpochMs } from "@codetale/domain/time";
import { dholak } from "./dholak.ts";
import { lamp } from "./lamp.ts";
import { nube } from "./nube.ts";
import type { SampleStory } from "./sample-story.ts";

const written: readonly SampleStory[] = [dholak, nube, lamp];

/** The last one comes first in the library. */
export function sampleStories(now: EpochMs): { story: SampleStory; createdAt: EpochMs }[] {
  return written.map((story, index) => ({
    story,
    createdAt: now - (written.length - index) * DAY_MS,
  }));
}
