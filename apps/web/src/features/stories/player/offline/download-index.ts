/** Stories that were downloaded to this browser: which, and where their parts are. */
import type { Story } from "@codetale/contract/stories";

/** Holds each downloaded story's text and voices, by their addresses. */
export const DOWNLOAD_CACHE = "codetale-stories";

const SHELF_KEY = "codetale-downloads";

export interface DownloadedStory {
  story: Story;
  /** Addresses of everything that belongs to it. */
  parts: readonly string[];
}

export function readDownloadIndex(): readonly DownloadedStory[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(SHELF_KEY) ?? "[]");
    return Array.isArray(kept) ? (kept as DownloadedStory[]) : [];
  } catch {
    return [];
  }
}

/** @throws where storage is forbidden or full */
export function writeDownloadIndex(shelf: readonly DownloadedStory[]): void {
  localStorage.setItem(SHELF_KEY, JSON.stringify(shelf));
}
