/** Where somebody left off in a story, and what they have seen of it; kept in this browser. */
import { emptyHistory, type VisitHistory } from "./visit-history.ts";
import type { ScenePath } from "./scene-path.ts";

export interface PlaybackProgress {
  /** Empty at the beginning, and when the story was heard to its end. */
  way: ScenePath;
  seen: VisitHistory;
}

export const noProgress: PlaybackProgress = { way: [], seen: emptyHistory };

const PREFIX = "codetale-story-";

export function loadProgress(storyId: string): PlaybackProgress {
  try {
    return parseProgress(JSON.parse(localStorage.getItem(PREFIX + storyId) ?? "null"));
  } catch {
    // Forbidden, or written by something else: one begins at the start.
    return noProgress;
  }
}

export function saveProgress(storyId: string, place: PlaybackProgress): void {
  try {
    localStorage.setItem(PREFIX + storyId, JSON.stringify(place));
  } catch {
    // Forbidden or full: the story begins at its start the next time.
  }
}

/** Forgets every story's place: somebody else uses the browser next. */
export function clearProgress(): void {
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(PREFIX)) localStorage.removeItem(key);
  } catch {
    // Nothing can be kept where storage is forbidden.
  }
}

function parseProgress(stored: unknown): PlaybackProgress {
  if (typeof stored !== "object" || stored === null) return noProgress;
  const { way, seen } = stored as Partial<PlaybackProgress>;
  const isWhole = Array.isArray(way) && Array.isArray(seen?.scenes) && Array.isArray(seen.steps);
  return isWhole ? { way, seen } : noProgress;
}
