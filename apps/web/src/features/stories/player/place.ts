/** Where somebody left off in a story, and what they have seen of it; kept in this browser. */
import { nothingSeen, type Seen } from "./seen.ts";
import type { Way } from "./way.ts";

export interface Place {
  /** Empty at the beginning, and when the story was heard to its end. */
  way: Way;
  seen: Seen;
}

export const newPlace: Place = { way: [], seen: nothingSeen };

const PREFIX = "codetale-story-";

export function keptPlace(storyId: string): Place {
  try {
    return readPlace(JSON.parse(localStorage.getItem(PREFIX + storyId) ?? "null"));
  } catch {
    // Forbidden, or written by something else: one begins at the start.
    return newPlace;
  }
}

export function keepPlace(storyId: string, place: Place): void {
  try {
    localStorage.setItem(PREFIX + storyId, JSON.stringify(place));
  } catch {
    // Forbidden or full: the story begins at its start the next time.
  }
}

/** Forgets every story's place: somebody else uses the browser next. */
export function forgetPlaces(): void {
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(PREFIX)) localStorage.removeItem(key);
  } catch {
    // Nothing can be kept where storage is forbidden.
  }
}

function readPlace(stored: unknown): Place {
  if (typeof stored !== "object" || stored === null) return newPlace;
  const { way, seen } = stored as Partial<Place>;
  const isWhole = Array.isArray(way) && Array.isArray(seen?.scenes) && Array.isArray(seen.steps);
  return isWhole ? { way, seen } : newPlace;
}
