import { StoredValue } from "../stored-value.ts";

export const SCROLL_STORAGE_KEY = "codetale-scroll";

/** How far pages were scrolled when they were left, in pixels, by the key of the history entry. */
export const scrollPositions = new StoredValue(
  SCROLL_STORAGE_KEY,
  (stored) => stored as Record<string, number>,
);

/** Keeps how far the page of a history entry is scrolled, for the way back to it. */
export function keepScrollPosition(key: string): void {
  scrollPositions.set({ ...scrollPositions.get(), [key]: window.scrollY });
}
