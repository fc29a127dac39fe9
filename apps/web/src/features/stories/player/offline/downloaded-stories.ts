import type { Story } from "@codetale/contract/stories";
import { readDownloadIndex } from "./download-index.ts";

/** The stories that this browser plays without a network, latest first. */
export function downloadedStories(): readonly Story[] {
  return readDownloadIndex().map(({ story }) => story);
}
