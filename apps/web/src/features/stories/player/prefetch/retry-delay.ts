/** How often, and after what delays, a scene without narration is requested again. */
import { SECOND_MS } from "@codetale/domain/time";

const FIRST_PAUSE_MS = 2 * SECOND_MS;
const LONGEST_PAUSE_MS = 30 * SECOND_MS;
const MOST_TRIES = 6;

/**
 * The delay before the next try in milliseconds: 2, 4, 8, 16 and then 30 seconds, since narration
 * that is not there soon may take long.
 *
 * @param tries how many were made, from 0
 * @returns null after the last
 */
export function retryDelayMs(tries: number): number | null {
  if (tries >= MOST_TRIES) return null;
  return Math.min(FIRST_PAUSE_MS * 2 ** tries, LONGEST_PAUSE_MS);
}
