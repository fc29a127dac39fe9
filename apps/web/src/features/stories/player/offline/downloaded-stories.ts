/** Downloads stories for use without a network, lists and removes them. */
import type { Story } from "@codetale/contract/stories";
import { downloadStory } from "@codetale/contract/stories/player";
import { call } from "#lib/http/api-client";
import { castOf } from "../../older-cast.ts";
import { emptyQueue } from "../../queue/story-queue.ts";
import { clearProgress } from "../progress/saved-progress.ts";
import { DOWNLOAD_CACHE, downloadPath } from "./offline-fallback.ts";

/** Where local storage keeps the index of the downloads, latest first. */
const INDEX_KEY = "codetale-downloads";

/** Its members are named as they are stored. */
interface Download {
  story: Story;
  /** URLs of its copy and its audio, in the cache as far as they could be fetched. */
  parts: readonly string[];
}

/** The stories downloaded to this browser, latest first. */
export function downloadedStories(): readonly Story[] {
  return readIndex().map(({ story }) => ({ ...story, cast: castOf(story.cast) }));
}

/**
 * Stores a story with its audio. Audio that cannot be fetched is left out: the player then uses the
 * browser's voice or shows the text alone.
 *
 * @throws ApiError where the story cannot be fetched; DOMException where it cannot be stored
 */
export async function saveDownload(story: Story): Promise<void> {
  const copy = await call(downloadStory, { params: { storyId: story.id } });
  const cache = await caches.open(DOWNLOAD_CACHE);
  const path = downloadPath(story.id);
  await cache.put(path, Response.json(copy));
  const addresses = copy.scenes.flatMap(({ audio, choiceAudio }) => [audio, ...choiceAudio]);
  const audio = [...new Set(addresses.filter((address) => address !== null))];
  await Promise.allSettled(audio.map((url) => cache.add(url)));
  const others = readIndex().filter((download) => download.story.id !== story.id);
  const index: Download[] = [{ story, parts: [path, ...audio] }, ...others];
  localStorage.setItem(INDEX_KEY, JSON.stringify(index));
}

/** Does nothing where the story was not downloaded. */
export async function removeDownload(storyId: string): Promise<void> {
  await removeWhere(({ id }) => id === storyId);
}

/**
 * Removes every story's progress, the queue, and the downloads that are not shared, since another
 * account may use the browser next. Of an own story that is shared, the copy is the private edition.
 */
export async function forgetStories(): Promise<void> {
  clearProgress();
  emptyQueue();
  if ("caches" in window) await removeWhere(({ isShared, isOwn }) => isOwn || !isShared);
}

async function removeWhere(isRemoved: (story: Story) => boolean): Promise<void> {
  const index = readIndex();
  const removed = index.filter(({ story }) => isRemoved(story));
  if (removed.length === 0) return;
  const kept = index.filter(({ story }) => !isRemoved(story));
  localStorage.setItem(INDEX_KEY, JSON.stringify(kept));
  const cache = await caches.open(DOWNLOAD_CACHE);
  await Promise.all(removed.flatMap(({ parts }) => parts.map((part) => cache.delete(part))));
}

/** Empty where storage is forbidden or holds something else. */
function readIndex(): readonly Download[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(INDEX_KEY) ?? "[]");
    return Array.isArray(stored) ? (stored as Download[]) : [];
  } catch {
    return [];
  }
}
