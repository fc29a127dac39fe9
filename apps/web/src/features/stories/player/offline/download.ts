/** Downloads stories for use without a network, and removes them. */
import type { Story } from "@codetale/contract/stories";
import { downloadStory } from "@codetale/contract/stories-player";
import { call } from "#lib/http/api-client";
import { DOWNLOAD_CACHE, readDownloadIndex, writeDownloadIndex } from "./download-index.ts";
import { downloadPath } from "./downloaded-copy.ts";

/**
 * Stores a story with its audio. Audio that cannot be fetched is left out: the player then uses the
 * browser's voice or shows the text alone.
 *
 * @throws ApiError where the story cannot be fetched; DOMException where it cannot be stored
 */
export async function saveDownload(story: Story): Promise<void> {
  const copy = await call(downloadStory, { params: { storyId: story.id } });
  const cache = await caches.open(DOWNLOAD_CACHE);
  const address = downloadPath(story.id);
  const voices = [...new Set(copy.scenes.flatMap(({ audio }) => audio ?? []))];
  await cache.put(address, Response.json(copy));
  const stored = await Promise.all(
    voices.map((voice) =>
      cache.add(voice).then(
        () => [voice],
        () => [],
      ),
    ),
  );
  writeDownloadIndex([{ story, parts: [address, ...stored.flat()] }, ...shelfWithout(story.id)]);
}

/** Does nothing where the story was not downloaded. */
export async function removeDownload(storyId: string): Promise<void> {
  await removeWhere(({ id }) => id === storyId);
}

/** Removes the stories that are not shared, since another account may use the browser next. */
export async function removePrivateDownloads(): Promise<void> {
  await removeWhere(({ isShared }) => !isShared);
}

async function removeWhere(isGone: (story: Story) => boolean): Promise<void> {
  const shelf = readDownloadIndex();
  const gone = shelf.filter(({ story }) => isGone(story));
  if (gone.length === 0) return;
  writeDownloadIndex(shelf.filter(({ story }) => !isGone(story)));
  const cache = await caches.open(DOWNLOAD_CACHE);
  await Promise.all(gone.flatMap(({ parts }) => parts.map((part) => cache.delete(part))));
}

function shelfWithout(storyId: string) {
  return readDownloadIndex().filter(({ story }) => story.id !== storyId);
}
