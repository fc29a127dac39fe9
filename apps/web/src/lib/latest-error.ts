/** What is needed of a mutation of TanStack Query. */
export interface Attempt {
  error: Error | null;
  isSuccess: boolean;
  /** When it ran last, in epoch milliseconds; 0 where it never did. */
  submittedAt: number;
}

/** Of several mutations the one that ran last; the first where none did. */
export function latestAttempt<A extends readonly [Attempt, ...Attempt[]]>(
  ...attempts: A
): A[number] {
  const [first, ...others] = attempts;
  return others.reduce<A[number]>(
    (latest, each) => (each.submittedAt > latest.submittedAt ? each : latest),
    first,
  );
}

/**
 * Why the last of several mutations failed: null where it succeeded or has not been answered yet. A
 * mutation keeps its error until it runs again, so an earlier failure of another one says nothing of
 * what the user did last.
 */
export function latestError(...attempts: readonly [Attempt, ...Attempt[]]): Error | null {
  return latestAttempt(...attempts).error;
}
