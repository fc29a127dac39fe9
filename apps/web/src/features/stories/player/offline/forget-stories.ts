import { forgetPlaces } from "../place.ts";
import { removePrivateDownloads } from "./download.ts";

/** Forgets what this browser keeps of an account's stories; shared downloads stay. */
export async function forgetStories(): Promise<void> {
  forgetPlaces();
  if ("caches" in window) await removePrivateDownloads();
}
