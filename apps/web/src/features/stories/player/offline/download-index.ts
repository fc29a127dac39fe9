/** The index of the stories downloaded to this browser, in its local storage. */
import type { Story } from "@codetale/contract/stories";

/** Name of the cache that holds each downloaded story's text and audio by their URLs. */
export const DOWNLOAD_CACHE = "codetale-stories";

const SHELF_KEY = "codetale-downloads";

export interface DownloadedStory {
  story: Story;
  /** Cached URLs that belong to it. */
  parts: readonly string[];
}

/** Latest first; empty where storage is forbidden or holds something else. */
export function readDownloadIndex(): readonly DownloadedStory[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(SHELF_KEY) ?? "[]");
    return Array.isArray(kept) ? (kept as DownloadedStory[]) : [];
  } catch {
    return [];
  }
}

/** @throws DOMException where storage is forbidden or full */
export function writeDownloadIndex(shelf: readonly DownloadedStory[]): void {
  localStorage.setItem(SHELF_KEY, JSON.stringify(shelf));
}
