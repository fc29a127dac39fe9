const FIRST_MS = 1_000;
const LONGEST_MS = 30_000;

/**
 * The delay after the `attempt`th failure in a row, from 1, in milliseconds: doubles up to 30
 * seconds.
 */
export function retryDelayMs(attempt: number): number {
  return Math.min(FIRST_MS * 2 ** (attempt - 1), LONGEST_MS);
}
