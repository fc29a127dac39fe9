import type { Story } from "@codetale/contract/stories";
import { readDownloadIndex } from "./download-index.ts";

/** The stories downloaded to this browser, latest first. */
export function downloadedStories(): readonly Story[] {
  return readDownloadIndex().map(({ story }) => story);
}
