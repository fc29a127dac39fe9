/** What is needed of a mutation of TanStack Query. */
interface Attempt {
  error: Error | null;
  isSuccess: boolean;
  /** When it ran last, in epoch milliseconds; 0 where it never did. */
  submittedAt: number;
}

type Attempts = readonly [Attempt, ...Attempt[]];

/** Of several mutations the one that ran last; the first where none did. */
export function latestAttempt(...attempts: Attempts): Attempt {
  return attempts.reduce((latest, each) => (each.submittedAt > latest.submittedAt ? each : latest));
}

/**
 * Why the last of several mutations failed: null where it succeeded or has not been answered yet. A
 * mutation keeps its error until it runs again, so an earlier failure of another one says nothing of
 * what the user did last.
 */
export function latestError(...attempts: Attempts): Error | null {
  return latestAttempt(...attempts).error;
}
