/**
 * Bounds the recordings that are in memory at once, in all and of one network, so that nobody's
 * uploads keep the recogniser from others; and how often one network answers in one story.
 */
import { SECOND_MS, type Clock } from "@codetale/domain/time";
import { AppError } from "#core/errors/app-error";
import { createInFlightSlots } from "#platform/in-flight-slots";
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
  const slots = createInFlightSlots({
    most: MOST_RECORDINGS,
    mostOfOne: MOST_OF_NETWORK,
    retryAfterMs: RETRY_AFTER_MS,
  });
  const answers = createTokenBuckets(ANSWERS, clock);

  return {
    /** Takes a place of the network's for a recording that is about to arrive. */
    take: slots.take,

    /** How many recordings are in memory. */
    inFlight: slots.taken,

    /** Counts an answer in a story. @throws AppError `request/too-many` with `retryAfterMs` */
    countAnswer(network: string, storyId: string): void {
      const retryAfterMs = answers.take(`${network} ${storyId}`);
      if (retryAfterMs > 0) throw new AppError("request/too-many", { retryAfterMs });
    },
  };
}
