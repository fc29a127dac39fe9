/**
 * Bounds the recordings that are in memory at once, in all and of one network, so that nobody's
 * uploads keep the recogniser from others; and how often one network answers in one story.
 */
import { SECOND_MS, type Clock } from "@codetale/domain/time";
import { AppError } from "#core/errors/app-error";
import { createTokenBuckets } from "#platform/realtime/token-bucket";

/** At up to 5 MB each; those of one network are recognised after each other at most. */
export const MOST_RECORDINGS = 40;
const MOST_OF_NETWORK = 8;

/** An answer takes a child some seconds; a classroom may share a network. */
const ANSWERS = { atOnce: 30, perSecond: 1 };

/** A recording is usually recognised within that time. */
const RETRY_AFTER_MS = 2 * SECOND_MS;

export type RecordingSlots = ReturnType<typeof createRecordingSlots>;

export function createRecordingSlots(clock: Clock) {
  const inFlight = new Map<string, number>();
  const answers = createTokenBuckets(ANSWERS, clock);
  let total = 0;

  return {
    /**
     * Takes a place for a recording that is about to arrive.
     *
     * @returns what gives it back, once the recording is not needed any more
     * @throws AppError `request/too-many` for the network, `server/busy`, both with `retryAfterMs`
     */
    take(network: string): () => void {
      const own = inFlight.get(network) ?? 0;
      const retryAfterMs = RETRY_AFTER_MS;
      if (own >= MOST_OF_NETWORK) throw new AppError("request/too-many", { retryAfterMs });
      if (total >= MOST_RECORDINGS) throw new AppError("server/busy", { retryAfterMs });
      inFlight.set(network, own + 1);
      total += 1;
      return () => {
        const left = (inFlight.get(network) ?? 1) - 1;
        if (left === 0) inFlight.delete(network);
        else inFlight.set(network, left);
        total -= 1;
      };
    },

    /** How many recordings are in memory. */
    inFlight: () => total,

    /** Counts an answer in a story. @throws AppError `request/too-many` with `retryAfterMs` */
    countAnswer(network: string, storyId: string): void {
      const retryAfterMs = answers.take(`${network} ${storyId}`);
      if (retryAfterMs > 0) throw new AppError("request/too-many", { retryAfterMs });
    },
  };
}
