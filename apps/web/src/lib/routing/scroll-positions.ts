/** How far the pages of this tab's history were scrolled when they were left. */

const STORAGE_KEY = "codetale-scroll";

/** In pixels, by the key of the history entry. */
export type ScrollPositions = Record<string, number>;

export function readPositions(): ScrollPositions {
  try {
    return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? "{}") as ScrollPositions;
  } catch {
    // Storage may be forbidden; after a reload the pages then open at their top.
    return {};
  }
}

export function storePositions(positions: ScrollPositions): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(positions));
  } catch {
    // Forbidden or full; see above.
  }
}
