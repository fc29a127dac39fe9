/** The work exceeded its time limit. */
export class TimeUpError extends Error {
  constructor() {
    super("It took too long.");
    this.name = "TimeUpError";
  }
}

/**
 * Gives `work` a signal that aborts when `signal` does, or after `ms` with a {@link TimeUpError}.
 * `work` must settle when it aborts.
 */
export async function withTimeout<T>(
  signal: AbortSignal,
  ms: number,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(new TimeUpError()), ms);
  try {
    return await work(AbortSignal.any([signal, limit.signal]));
  } finally {
    clearTimeout(timer);
  }
}
