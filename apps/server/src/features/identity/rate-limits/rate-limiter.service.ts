/** Limits how often something may be tried; the database counts, so all processes count as one. */
import type { FailureReason } from "@codetale/contract/errors";
import { HOUR_MS, MINUTE_MS, type Clock } from "@codetale/domain/time";
import { AppError } from "#core/app-error";
import type { AttemptRepository } from "./attempts.repository.ts";
import { durationText } from "./duration-text.ts";

export interface RateLimit {
  /** Begins the key under which is counted. */
  name: string;
  most: number;
  windowMs: number;
  /** What exceeding it is called. */
  reason: Extract<FailureReason, "login/too-many" | "request/too-many">;
}

export const rateLimits = {
  /** Failures with one e-mail address from one network, so its owner elsewhere is not locked out. */
  failedSignIns: per("failed-sign-in", 10, 15 * MINUTE_MS, "login/too-many"),
  failedSignInsFromNetwork: per("failed-sign-in-from", 100, 15 * MINUTE_MS, "login/too-many"),
  codes: per("code", 10, HOUR_MS, "request/too-many"),
  codesFromNetwork: per("code-from", 300, HOUR_MS, "request/too-many"),
  registrationLookups: per("registration-lookup", 60, MINUTE_MS, "request/too-many"),
  codersKeyGuesses: per("coders-key-guess", 20, 15 * MINUTE_MS, "request/too-many"),
  googleSignInsFromNetwork: per("google-sign-in-from", 100, 15 * MINUTE_MS, "request/too-many"),
  dataDownloads: per("data-download", 10, HOUR_MS, "request/too-many"),
  paymentCodeGuesses: per("payment-code-guess", 10, 15 * MINUTE_MS, "request/too-many"),
  photoUploads: per("photo-upload", 30, HOUR_MS, "request/too-many"),
} as const satisfies Record<string, RateLimit>;

/** One limit for one e-mail address, network or account. */
export interface RateLimitKey {
  limit: RateLimit;
  whom: string;
}

export type RateLimiter = ReturnType<typeof createRateLimiter>;

/** Every refusal carries `retryAfterMs` and says in words how long to wait. */
export function createRateLimiter({
  attempts,
  clock,
}: {
  attempts: AttemptRepository;
  clock: Clock;
}) {
  return {
    /** Counts a try. @throws AppError the limit's reason when the limit is exceeded */
    async consume({ limit, whom }: RateLimitKey): Promise<void> {
      const now = clock.now();
      const { count, windowEndsAt } = await attempts.add(
        keyOf({ limit, whom }),
        limit.windowMs,
        now,
      );
      if (count > limit.most) throw refusal(limit, windowEndsAt - now);
    },

    /** Counts nothing. @throws AppError the reason of a limit that is used up already */
    async refuseIfUsedUp(allowances: readonly RateLimitKey[]): Promise<void> {
      const now = clock.now();
      const counts = await attempts.find(allowances.map(keyOf));
      for (const allowance of allowances) {
        const { limit } = allowance;
        const counted = counts.find(({ key }) => key === keyOf(allowance));
        if (counted && counted.count >= limit.most && counted.windowEndsAt > now) {
          throw refusal(limit, counted.windowEndsAt - now);
        }
      }
    },

    /** Takes back a try that turned out not to count. */
    refund: (allowance: RateLimitKey) => attempts.refund(keyOf(allowance)),

    /** Sets the count to zero. */
    reset: (allowance: RateLimitKey) => attempts.reset(keyOf(allowance)),
  };
}

function per(name: string, most: number, windowMs: number, reason: RateLimit["reason"]): RateLimit {
  return { name, most, windowMs, reason };
}

function keyOf({ limit, whom }: RateLimitKey): string {
  return `${limit.name}:${whom}`;
}

function refusal({ reason }: RateLimit, retryAfterMs: number): AppError {
  const what = reason === "login/too-many" ? "tries" : "requests";
  return new AppError(reason, {
    message: `Too many ${what}. Please wait ${durationText(retryAfterMs)} before you try again.`,
    retryAfterMs,
  });
}
