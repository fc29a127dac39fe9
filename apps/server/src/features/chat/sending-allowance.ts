/** How many messages an account may send, over all its connections and calls of this process. */
import type { Clock } from "@codetale/domain/time";
import type { Actor } from "#core/actor";
import { AppError } from "#core/app-error";
import { createTokenBuckets } from "#platform/realtime/token-bucket";

/** Enough for fast typing and for an outbox written while offline. */
const ALLOWED = { atOnce: 40, perSecond: 20 };

export function createSendingAllowance(clock: Clock) {
  const buckets = createTokenBuckets(ALLOWED, clock);
  return {
    /** Counts a message. @throws AppError `request/too-many` with the time until one more is allowed */
    countSending({ uid }: Pick<Actor, "uid">): void {
      const retryAfterMs = buckets.take(uid);
      if (retryAfterMs > 0) throw new AppError("request/too-many", { retryAfterMs });
    },
  };
}
