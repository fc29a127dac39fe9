/** How long the screen is kept on while a story plays. Pure. */
import { MINUTE_MS } from "@codetale/domain/time";
import type { Lights } from "../bedtime/bedtime.ts";
import type { PlaybackState } from "./playback-state.ts";

/** Time to answer, to read a scene together, or for a network to come back. */
const WAITING_MS = 5 * MINUTE_MS;

/**
 * @returns for how many milliseconds in `state` the screen is kept on: without an end while a voice
 *   reads, for a while where the story waits, and not at all where nothing is to be seen or heard
 */
export function screenOnMs(state: PlaybackState, lights: Lights): number {
  const { phase, isPaused, highlightedChoice } = state;
  if (phase === "ready" || phase === "ended" || isPaused || lights === "out") return 0;
  return phase === "narrating" || highlightedChoice !== null ? Infinity : WAITING_MS;
}
