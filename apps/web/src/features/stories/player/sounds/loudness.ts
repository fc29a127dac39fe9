import type { PlaybackState } from "../playback/playback-state.ts";

/** How loud the sound of a place is, as a factor. */
export type Loudness = 0 | 0.3 | 1;

/**
 * Silent while the microphone records, so that no answer holds it, and while nothing plays; softer
 * under every voice.
 */
export function loudnessOf({ phase, isPaused, highlightedChoice }: PlaybackState): Loudness {
  if (isPaused || silentPhases.has(phase)) return 0;
  return phase === "narrating" || highlightedChoice !== null ? 0.3 : 1;
}

const silentPhases: ReadonlySet<PlaybackState["phase"]> = new Set([
  "ready",
  "recording",
  "recognizing",
  "failed",
  "ended",
]);
