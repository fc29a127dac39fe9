import { StoredValue } from "../stored-value.ts";

/** How far pages were scrolled when they were left, in pixels, by the key of the history entry. */
export const scrollPositions = new StoredValue(
  "codetale-scroll",
  (stored) => stored as Record<string, number>,
);

/** Keeps how far the page of a history entry is scrolled, for the way back to it. */
export function keepScrollPosition(key: string): void {
  scrollPositions.set({ ...scrollPositions.get(), [key]: window.scrollY });
}
