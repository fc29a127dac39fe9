/** How often a scene that came without its voice is asked for again, and when. */
import { SECOND_MS } from "@codetale/domain/time";

const FIRST_PAUSE_MS = 2 * SECOND_MS;
const LONGEST_PAUSE_MS = 30 * SECOND_MS;
const MOST_TRIES = 6;

/**
 * How long to wait before the next try: twice as long each time, since a voice that is not there
 * soon may be long in coming.
 *
 * @param tries how many were made
 * @returns null when there were enough
 */
export function retryDelayMs(tries: number): number | null {
  if (tries >= MOST_TRIES) return null;
  return Math.min(FIRST_PAUSE_MS * 2 ** tries, LONGEST_PAUSE_MS);
}
