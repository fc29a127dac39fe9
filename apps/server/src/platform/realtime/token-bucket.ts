import { SECOND_MS, type Clock } from "@codetale/domain/time";

/** A rate limit: `atOnce` tokens at the start, refilled by `perSecond`. */
export function createTokenBucket(
  { atOnce, perSecond }: { atOnce: number; perSecond: number },
  clock: Clock,
) {
  const gapMs = SECOND_MS / perSecond;
  /** The instant at which all taken tokens are refilled. */
  let paidBackAt = clock.now();
  let askedAt = paidBackAt;
  return {
    /** Takes a token. @returns 0, or the milliseconds until one is available */
    take(): number {
      const now = clock.now();
      // When the clock is set back, the refill moves with it, so that no token is gained or lost.
      if (now < askedAt) paidBackAt -= askedAt - now;
      askedAt = now;
      const nextPaidBackAt = Math.max(paidBackAt, now) + gapMs;
      const waitMs = nextPaidBackAt - now - atOnce * gapMs;
      if (waitMs > 0) return Math.ceil(waitMs);
      paidBackAt = nextPaidBackAt;
      return 0;
    },
  };
}
