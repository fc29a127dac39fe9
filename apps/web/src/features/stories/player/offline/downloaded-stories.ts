import type { Story } from "@codetale/contract/stories";
import { readShelf } from "./download-shelf.ts";

/** The stories that this browser plays without a network, latest first. */
export function downloadedStories(): readonly Story[] {
  return readShelf().map(({ story }) => story);
}
