import { SECOND_MS, type Clock } from "@codetale/domain/time";

export interface TokenBucket {
  /** Uses one up. @returns 0, or how many milliseconds to wait until there is one again */
  take(): number;
}

/** So many at once, and so many more in every second after. */
export function createTokenBucket(
  { atOnce, perSecond }: { atOnce: number; perSecond: number },
  clock: Clock,
): TokenBucket {
  const gapMs = SECOND_MS / perSecond;
  /** What was used counts as paid back, one by one, until then. */
  let paidBackAt = clock.now();
  let askedAt = paidBackAt;
  return {
    take() {
      const now = clock.now();
      // A clock that is set back neither gives nor takes.
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
