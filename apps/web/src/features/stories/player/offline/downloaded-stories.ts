/** Downloads stories for use without a network, lists and removes them. */
import type { Story } from "@codetale/contract/stories";
import { downloadStory } from "@codetale/contract/stories/player";
import { call } from "#lib/http/api-client";
import { randomId } from "#lib/random-id";
import { castOf } from "../../older-cast.ts";
import { emptyQueue } from "../../queue/story-queue.ts";
import { clearProgress } from "../progress/saved-progress.ts";
import { DOWNLOAD_CACHE, downloadPath } from "./offline-fallback.ts";

/** Where local storage keeps the index of the downloads, latest first. */
const INDEX_KEY = "codetale-downloads";

/** Each download under way has such a key; without its key it ends, in whichever tab it runs. */
const UNDER_WAY_PREFIX = "codetale-downloading-";

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
 * @throws ApiError where the story cannot be fetched; DOMException where it cannot be stored, or
 * where the browser's stories were forgotten meanwhile
 */
export async function saveDownload(story: Story): Promise<void> {
  const key = UNDER_WAY_PREFIX + randomId();
  localStorage.setItem(key, "");
  const parts = [downloadPath(story.id)];
  try {
    await store(story, key, parts);
  } catch (error) {
    await deleteUnnamed(parts);
    throw error;
  } finally {
    localStorage.removeItem(key);
  }
}

/** @param parts completed with the story's audio */
async function store(story: Story, key: string, parts: string[]): Promise<void> {
  const copy = await call(downloadStory, { params: { storyId: story.id } });
  const cache = await caches.open(DOWNLOAD_CACHE);
  refuseForgotten(key);
  await cache.put(downloadPath(story.id), Response.json(copy));
  refuseForgotten(key);
  const addresses = copy.scenes.flatMap(({ audio, choiceAudio }) => [audio, ...choiceAudio]);
  const audio = [...new Set(addresses.filter((address) => address !== null))];
  parts.push(...audio);
  await Promise.allSettled(audio.map((url) => cache.add(url)));
  refuseForgotten(key);
  const others = readIndex().filter((download) => download.story.id !== story.id);
  const index: Download[] = [{ story, parts }, ...others];
  localStorage.setItem(INDEX_KEY, JSON.stringify(index));
}

function refuseForgotten(key: string): void {
  if (localStorage.getItem(key) === null)
    throw new DOMException("The stories were forgotten meanwhile", "AbortError");
}

/** Of a story that was downloaded before, the parts stay. */
async function deleteUnnamed(parts: readonly string[]): Promise<void> {
  if (!("caches" in window)) return;
  const named = new Set(readIndex().flatMap((download) => download.parts));
  const cache = await caches.open(DOWNLOAD_CACHE);
  await Promise.all(parts.filter((part) => !named.has(part)).map((part) => cache.delete(part)));
}

/** Does nothing where the story was not downloaded. */
export async function removeDownload(storyId: string): Promise<void> {
  await removeWhere(({ id }) => id === storyId);
}

/**
 * Removes every story's progress, the queue, and the downloads that are not shared, since another
 * account may use the browser next. Of an own story that is shared, the copy is the private edition.
 * Downloads under way end without a copy, and what a closed tab left of one is removed.
 */
export async function forgetStories(): Promise<void> {
  clearProgress();
  emptyQueue();
  if (!("caches" in window)) return;
  endDownloads();
  await removeWhere(({ isShared, isOwn }) => isOwn || !isShared);
  const cache = await caches.open(DOWNLOAD_CACHE);
  await deleteUnnamed((await cache.keys()).map(({ url }) => addressIn(url)));
}

/** Those of every tab. */
function endDownloads(): void {
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(UNDER_WAY_PREFIX)) localStorage.removeItem(key);
  } catch {
    // Storage is forbidden, so no download can be under way.
  }
}

/** @returns path and query, as parts are named */
function addressIn(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}

async function removeWhere(isRemoved: (story: Story) => boolean): Promise<void> {
  const index = readIndex();
  const removed = index.filter(({ story }) => isRemoved(story));
  if (removed.length === 0) return;
  const kept = index.filter(({ story }) => !isRemoved(story));
  localStorage.setItem(INDEX_KEY, JSON.stringify(kept));
  await deleteUnnamed(removed.flatMap(({ parts }) => parts));
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
