/** Downloads stories for use without a network, lists, renews and removes them. */
import { readStory, type Story } from "@codetale/contract/stories";
import { downloadStory } from "@codetale/contract/stories/player";
import type { z } from "zod";
import { call } from "#lib/http/api-client";
import { randomId } from "#lib/random-id";
import { castOf } from "../../older-cast.ts";
import { emptyQueue } from "../../queue/story-queue.ts";
import { clearProgress } from "../progress/saved-progress.ts";
import { findDownload, isComplete, readIndex, writeIndex } from "./download-index.ts";
import { DOWNLOAD_CACHE, downloadPath } from "./offline-fallback.ts";

/** Each download under way has such a key; without its key it ends, in whichever tab it runs. */
const UNDER_WAY_PREFIX = "codetale-downloading-";

type Copy = z.output<typeof downloadStory.response>;

/** A download under way. */
interface Saving {
  cache: Cache;
  /** URLs of what it stores. */
  parts: string[];
  /** @throws DOMException where the browser's stories were forgotten meanwhile */
  refuseForgotten: () => void;
}

/** The stories downloaded to this browser, latest first. */
export function downloadedStories(): readonly Story[] {
  return readIndex().map(({ story }) => ({ ...story, cast: castOf(story.cast) }));
}

/** Ids of the stories whose downloads are incomplete. */
export function incompleteDownloads(): readonly string[] {
  return readIndex().flatMap((download) => (isComplete(download) ? [] : [download.story.id]));
}

/** `incomplete`: audio is missing, or lines have changed since. */
type DownloadState = "none" | "incomplete" | "complete";

export function downloadState(storyId: string): DownloadState {
  const download = findDownload(storyId);
  if (!download) return "none";
  return isComplete(download) ? "complete" : "incomplete";
}

/**
 * Stores a story with its audio. Audio that cannot be fetched is left out: the player then uses the
 * browser's voice or shows the text alone.
 *
 * @returns how many lines have no audio in the copy, of those that will have some
 * @throws ApiError where the story cannot be fetched; DOMException where it cannot be stored, or
 * where the browser's stories were forgotten meanwhile
 */
export function saveDownload(story: Story): Promise<number> {
  return whileUnderWay(story.id, async (saving) => {
    const before = findDownload(story.id)?.outdatedBy;
    const copy = await call(downloadStory, { params: { storyId: story.id } });
    // Before the audio, which may take all the space that there is.
    await putCopy(saving, story.id, copy);
    const missing = (await addAudio(saving, copy)) + unspokenLines(story, copy);
    await list(saving, story, missing, before);
    return missing;
  });
}

/** The latest renewal of each story in this tab. */
const renewals = new Map<string, Promise<void>>();

/**
 * Brings an incomplete download up to date if the server has all of the story's audio; otherwise
 * the copy stays as it is. Renewals of one story follow one another.
 *
 * @throws as `saveDownload`
 */
export function renewDownload(storyId: string): Promise<void> {
  const previous = renewals.get(storyId) ?? Promise.resolve();
  const renewal = previous.catch(() => undefined).then(() => renew(storyId));
  renewals.set(storyId, renewal);
  return renewal;
}

async function renew(storyId: string): Promise<void> {
  if (downloadState(storyId) !== "incomplete") return;
  const before = findDownload(storyId)?.outdatedBy;
  const params = { storyId };
  const { story } = await call(readStory, { params });
  if (story.voiced && story.voiced.done < story.voiced.total) return;
  const copy = await call(downloadStory, { params });
  if (unspokenLines(story, copy) > 0) return;
  await whileUnderWay(storyId, async (saving) => {
    const isWhole = (await addAudio(saving, copy)) === 0;
    // It may have been removed meanwhile.
    if (!isWhole || !findDownload(storyId)) return deleteUnnamed(saving.parts);
    await putCopy(saving, storyId, copy);
    await list(saving, story, 0, before);
  });
}

/** Runs a download; where it fails, what it stored is deleted, but for parts that the index names. */
async function whileUnderWay<Result>(
  storyId: string,
  download: (saving: Saving) => Promise<Result>,
): Promise<Result> {
  const key = UNDER_WAY_PREFIX + randomId();
  const parts = [downloadPath(storyId)];
  localStorage.setItem(key, "");
  try {
    const cache = await caches.open(DOWNLOAD_CACHE);
    return await download({ cache, parts, refuseForgotten: () => refuseForgotten(key) });
  } catch (error) {
    await deleteUnnamed(parts);
    throw error;
  } finally {
    localStorage.removeItem(key);
  }
}

async function putCopy(saving: Saving, storyId: string, copy: Copy): Promise<void> {
  saving.refuseForgotten();
  await saving.cache.put(downloadPath(storyId), Response.json(copy));
  saving.refuseForgotten();
}

/** @returns how many lines' audio could not be stored */
async function addAudio({ cache, parts, refuseForgotten }: Saving, copy: Copy): Promise<number> {
  const addresses = audioOf(copy).filter((address) => address !== null);
  const audio = [...new Set(addresses)];
  parts.push(...audio);
  const results = await Promise.allSettled(audio.map((url) => addOnce(cache, url)));
  refuseForgotten();
  const failed = new Set(audio.filter((_, at) => results[at]?.status === "rejected"));
  return addresses.filter((address) => failed.has(address)).length;
}

/** An address changes with its content, so that what is stored is not fetched again. */
async function addOnce(cache: Cache, url: string): Promise<void> {
  if (!(await cache.match(url))) await cache.add(url);
}

/** How many lines have no audio yet; none will come where the server does not speak the story. */
function unspokenLines({ voiced }: Story, copy: Copy): number {
  return voiced === null ? 0 : audioOf(copy).filter((address) => address === null).length;
}

/** Addresses of the audio of all lines. */
function audioOf(copy: Copy): (string | null)[] {
  return copy.scenes.flatMap(({ audio, choiceAudio }) => [audio, ...choiceAudio]);
}

/**
 * Puts a stored story into the index, in front, and deletes what only its previous copy named.
 *
 * @param before what had outdated the download when the copy was fetched
 */
async function list(
  { parts }: Saving,
  story: Story,
  missing: number,
  before: string | undefined,
): Promise<void> {
  const previous = findDownload(story.id);
  const outdatedBy = previous?.outdatedBy;
  const others = readIndex().filter((download) => download.story.id !== story.id);
  const isOutdated = outdatedBy !== undefined && outdatedBy !== before;
  writeIndex([{ story, parts, missing, ...(isOutdated && { outdatedBy }) }, ...others]);
  await deleteUnnamed(previous?.parts ?? []);
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
  writeIndex(index.filter(({ story }) => !isRemoved(story)));
  await deleteUnnamed(removed.flatMap(({ parts }) => parts));
}
