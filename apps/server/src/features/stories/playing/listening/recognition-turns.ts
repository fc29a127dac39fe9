/** Whose recording is recognised next: a listener with many waiting comes after those with fewer. */
import { BoundedQueue } from "#platform/bounded-queue";
import { MOST_RECORDINGS } from "./recording-slots.ts";

/** One is recognised while the next one arrives and is decoded. */
const AT_ONCE = 2;

const TYPICAL_MS = 1_500;

export interface RecognitionTurns {
  /**
   * Runs `recognize` when it is this listener's turn: first all listeners' first recordings in order of
   * arrival, then their second, and so on.
   *
   * @param listener an account or a network, which counts as one listener
   */
  take<T>(listener: string, recognize: () => Promise<T>): Promise<T>;
}

export function createRecognitionTurns(): RecognitionTurns {
  const queue = new BoundedQueue({
    atOnce: AT_ONCE,
    waiting: MOST_RECORDINGS,
    typicalJobMs: TYPICAL_MS,
  });
  const unfinished = new Map<string, number>();

  return {
    async take(listener, recognize) {
      const own = unfinished.get(listener) ?? 0;
      unfinished.set(listener, own + 1);
      try {
        return await queue.run(recognize, -own);
      } finally {
        const left = (unfinished.get(listener) ?? 1) - 1;
        if (left === 0) unfinished.delete(listener);
        else unfinished.set(listener, left);
      }
    },
  };
}
