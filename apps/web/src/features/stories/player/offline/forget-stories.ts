import { clearProgress } from "../progress/saved-progress.ts";
import { removePrivateDownloads } from "./download.ts";

/** Forgets what this browser keeps of an account's stories; shared downloads stay. */
export async function forgetStories(): Promise<void> {
  clearProgress();
  if ("caches" in window) await removePrivateDownloads();
}
