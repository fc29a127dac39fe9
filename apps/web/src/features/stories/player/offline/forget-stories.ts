import { clearProgress } from "../progress/saved-progress.ts";
import { removePrivateDownloads } from "./download.ts";

/** Removes an account's progress and private downloads from this browser; shared downloads stay. */
export async function forgetStories(): Promise<void> {
  clearProgress();
  if ("caches" in window) await removePrivateDownloads();
}
