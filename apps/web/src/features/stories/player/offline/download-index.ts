/** The list of the stories downloaded to this browser, in local storage. */
import type { Story } from "@codetale/contract/stories";
import { randomId } from "#lib/random-id";

const INDEX_KEY = "codetale-downloads";

/** Its members are named as they are stored. */
interface Download {
  story: Story;
  /** URLs of its copy and its audio, in the cache as far as they could be fetched. */
  parts: readonly string[];
  /** How many lines have no audio here, of those that will have some; none in older downloads. */
  missing?: number;
  /** Random id of the latest change of its lines that the copy does not have. */
  outdatedBy?: string;
}

/** Latest first; empty where storage is forbidden or holds something else. */
export function readIndex(): readonly Download[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(INDEX_KEY) ?? "[]");
    return Array.isArray(stored) ? (stored as Download[]) : [];
  } catch {
    return [];
  }
}

export function writeIndex(index: readonly Download[]): void {
  localStorage.setItem(INDEX_KEY, JSON.stringify(index));
}

/** Undefined where the story was not downloaded. */
export function findDownload(storyId: string): Download | undefined {
  return readIndex().find(({ story }) => story.id === storyId);
}

/** Whether the download has the story's present lines and all the audio that there will be. */
export function isComplete({ missing = 0, outdatedBy }: Download): boolean {
  return missing === 0 && outdatedBy === undefined;
}

/** Gives a downloaded story its new title and facts. Does nothing where it was not downloaded. */
export function updateDownload(story: Story): void {
  change(story.id, (download) => ({ ...download, story }));
}

/** Notes that lines of a downloaded story have changed; its copy stays until it is renewed. */
export function outdateDownload(storyId: string): void {
  change(storyId, (download) => ({ ...download, outdatedBy: randomId() }));
}

function change(storyId: string, changed: (download: Download) => Download): void {
  const index = readIndex();
  if (!index.some(({ story }) => story.id === storyId)) return;
  writeIndex(
    index.map((download) => (download.story.id === storyId ? changed(download) : download)),
  );
}
