/** A listener's progress and visited scenes, kept per story in this browser's local storage. */
import { emptyHistory, type VisitHistory } from "./visit-history.ts";
import type { ScenePath } from "./scene-path.ts";

/** Its members are named as they are stored. */
export interface PlaybackProgress {
  /** Path to the scene at which the listener left; empty before the start and after the end. */
  way: ScenePath;
  seen: VisitHistory;
}

/** The progress of a story that was never played. */
export const noProgress: PlaybackProgress = { way: [], seen: emptyHistory };

const PREFIX = "codetale-story-";

/** `noProgress` where nothing valid is stored; never fails. */
export function loadProgress(storyId: string): PlaybackProgress {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(PREFIX + storyId) ?? "null");
    const { way, seen } = (stored ?? {}) as Partial<PlaybackProgress>;
    const isWhole = Array.isArray(way) && Array.isArray(seen?.scenes) && Array.isArray(seen.steps);
    return isWhole ? { way, seen } : noProgress;
  } catch {
    // Storage is forbidden or holds no JSON: the story begins at its start.
    return noProgress;
  }
}

/** Does nothing where storage is forbidden or full. */
export function saveProgress(storyId: string, progress: PlaybackProgress): void {
  try {
    localStorage.setItem(PREFIX + storyId, JSON.stringify(progress));
  } catch {
    // Storage is forbidden or full: the story begins at its start the next time.
  }
}

/** Removes the progress of every story, since another account may use the browser next. */
export function clearProgress(): void {
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(PREFIX)) localStorage.removeItem(key);
  } catch {
    // Storage is forbidden, so nothing was saved.
  }
}
