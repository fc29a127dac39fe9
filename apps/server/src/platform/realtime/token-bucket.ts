import { SECOND_MS, type Clock } from "@codetale/domain/time";

interface Allowed {
  atOnce: number;
  perSecond: number;
}

/** How many buckets are kept before those that are full again are dropped. */
const MANY = 1_000;

/** A token bucket for each key, such as an account. */
export function createTokenBuckets(allowed: Allowed, clock: Clock) {
  const buckets = new Map<string, ReturnType<typeof createTokenBucket>>();

  function dropFull(): void {
    for (const [key, bucket] of buckets) if (bucket.isFull()) buckets.delete(key);
  }

  return {
    /** Takes a token of the key's. @returns 0, or the milliseconds until one is available */
    take(key: string): number {
      if (buckets.size >= MANY) dropFull();
      const bucket = buckets.get(key) ?? createTokenBucket(allowed, clock);
      buckets.set(key, bucket);
      return bucket.take();
    },
  };
}

/** A rate limit: `atOnce` tokens at the start, refilled by `perSecond`. */
export function createTokenBucket({ atOnce, perSecond }: Allowed, clock: Clock) {
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

    /** Whether it is as good as new. */
    isFull: () => clock.now() >= paidBackAt,
  };
}
