const FIRST_MS = 1_000;
const LONGEST_MS = 30_000;

/** How long to wait after the `attempt`th failure in a row, from 1: doubling up to half a minute. */
export function retryDelayMs(attempt: number): number {
  return Math.min(FIRST_MS * 2 ** (attempt - 1), LONGEST_MS);
}
