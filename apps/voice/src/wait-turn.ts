/** Waits in a queue for as long as the caller does. */
import type PQueue from "p-queue";

/**
 * @param options.signal ends the wait; work that has begun looks at it itself
 * @throws the signal's reason when it is aborted before the turn; what `work` throws
 */
export async function waitTurn<T>(
  queue: PQueue,
  { signal, priority = 0 }: { signal: AbortSignal; priority?: number },
  work: () => Promise<T>,
): Promise<T> {
  signal.throwIfAborted();
  // The library would begin the next work when the signal of a running one is aborted.
  const waiting = new AbortController();
  const leave = () => waiting.abort(signal.reason);
  signal.addEventListener("abort", leave, { once: true });
  const start = () => {
    signal.removeEventListener("abort", leave);
    return work();
  };
  // The library runs the highest number first.
  return queue.add(start, { priority, signal: waiting.signal });
}
