/** Limits how often something may be tried; the database counts, so all processes count as one. */
import type { FailureReason } from "@codetale/contract/errors";
import { durationText } from "@codetale/domain/duration-text";
import { DAY_MS, HOUR_MS, MINUTE_MS, type Clock } from "@codetale/domain/time";
import { AppError } from "#core/errors/app-error";
import type { AttemptRepository } from "./attempts.repository.ts";
import type { SecurityLog } from "../security-log/security-log.service.ts";

interface RateLimit {
  most: number;
  windowMs: number;
  /** What exceeding it is called. */
  reason: Extract<FailureReason, "login/too-many" | "request/too-many">;
  /** What is counted for each: the key's second part, whose first word this is. */
  of: "network" | "account" | "email";
}

/** By the names that begin the keys under which is counted. */
const rateLimits = {
  /** Failures with one e-mail address from one network, so its owner elsewhere is not locked out. */
  "failed-sign-in": per(10, 15 * MINUTE_MS, "network", "login/too-many"),
  "failed-sign-in-from": per(100, 15 * MINUTE_MS, "network", "login/too-many"),
  /** Of one session, so that another one's failures keep the owner from nothing. */
  "failed-proof": per(10, HOUR_MS, "account", "login/too-many"),
  /** Codes for one e-mail address that clients without a cookie ask for. */
  code: per(10, HOUR_MS, "email"),
  /** Codes for one e-mail address from one network, which browsers with a cookie ask for. */
  "code-of-browser": per(10, HOUR_MS, "network"),
  /** Codes for one e-mail address in all, so that guessing over many networks leads nowhere. */
  "code-to": per(100, HOUR_MS, "email"),
  "code-from": per(300, HOUR_MS, "network"),
  "registration-lookup": per(60, MINUTE_MS, "network"),
  "coders-key-guess": per(20, 15 * MINUTE_MS, "network"),
  "google-sign-in-from": per(100, 15 * MINUTE_MS, "network"),
  /** Mails to an account's owner about devices that sign in for the first time. */
  "new-device-mail": per(10, DAY_MS, "account"),
  "passkey-sign-in-from": per(300, 15 * MINUTE_MS, "network"),
  "passkey-start": per(60, HOUR_MS, "account"),
  /** Proofs by passkey that one session begins, so that another one keeps the owner from none. */
  "passkey-proof": per(60, HOUR_MS, "account"),
  "recovery-codes": per(20, HOUR_MS, "account"),
  /** Wrong recovery codes for one e-mail address from one network. */
  "recovery-code-guess": per(10, 15 * MINUTE_MS, "network", "login/too-many"),
  "data-download": per(10, HOUR_MS, "account"),
  "payment-code-guess": per(10, 15 * MINUTE_MS, "account"),
  "photo-upload": per(30, HOUR_MS, "account"),
  "chat-image": per(120, HOUR_MS, "account"),
  /** Of messages that were allowed at once, as features/chat/sending-allowance.ts counts them. */
  "chat-messages": per(40, MINUTE_MS, "account"),
  problem: per(60, HOUR_MS, "account"),
  /** Coders whose profile an account asks for. */
  "coder-profile": per(120, HOUR_MS, "account"),
  rating: per(60, HOUR_MS, "account"),
  "story-import": per(20, HOUR_MS, "account"),
  /** Answers that the language model is asked about: of an account, and of visitors in one network. */
  "story-idea": per(60, HOUR_MS, "account"),
  "story-idea-from": per(60, HOUR_MS, "network"),
  /** Objectives that the language model reads while a parent types. */
  "story-objective": per(30, 10 * MINUTE_MS, "account"),
  "story-report": per(20, HOUR_MS, "account"),
  "story-report-from": per(10, HOUR_MS, "network"),
  "story-link-guess-from": per(30, 15 * MINUTE_MS, "network"),
} satisfies Record<string, RateLimit>;

/** One limit for one e-mail address, network or account. */
export type RateLimitKey = readonly [limit: keyof typeof rateLimits, whom: string];

export type RateLimiter = ReturnType<typeof createRateLimiter>;

/** Every refusal carries `retryAfterMs` and says in words how long to wait. */
export function createRateLimiter(
  attempts: AttemptRepository,
  clock: Clock,
  securityLog: Pick<SecurityLog, "record">,
) {
  /** Once in each window: further tries are refused, and say nothing new. */
  async function recordUsedUp([limit, whom]: RateLimitKey): Promise<void> {
    const { of } = rateLimits[limit];
    const [first = ""] = whom.split(" ");
    const uid = of === "account" ? first : null;
    const address = of === "network" ? first : null;
    await securityLog.record({ kind: "limit-used-up", uid, address, detail: limit });
  }

  /** Counts a try. @returns how long to wait where it exceeds the limit, else null */
  async function count(key: RateLimitKey): Promise<{ limit: RateLimit; waitMs: number | null }> {
    const limit = rateLimits[key[0]];
    const now = clock.now();
    const counted = await attempts.add(textOf(key), limit.windowMs, now);
    if (counted.count === limit.most) await recordUsedUp(key);
    return { limit, waitMs: counted.count > limit.most ? counted.windowEndsAt - now : null };
  }

  return {
    /** Counts a try. @throws AppError the limit's reason when the limit is exceeded */
    async consume(...key: RateLimitKey): Promise<void> {
      const { limit, waitMs } = await count(key);
      if (waitMs !== null) throw refusal(limit, waitMs);
    },

    /** Counts a try. @returns whether the limit is not exceeded */
    async allows(...key: RateLimitKey): Promise<boolean> {
      return (await count(key)).waitMs === null;
    },

    /**
     * Counts nothing.
     *
     * @throws AppError the reason of a limit that is used up already
     */
    async refuseIfUsedUp(...keys: RateLimitKey[]): Promise<{ isAnyCounted: boolean }> {
      const now = clock.now();
      const counts = await attempts.find(keys.map(textOf));
      for (const key of keys) {
        const limit = rateLimits[key[0]];
        const counted = counts.find((each) => each.key === textOf(key));
        if (counted && counted.count >= limit.most && counted.windowEndsAt > now) {
          throw refusal(limit, counted.windowEndsAt - now);
        }
      }
      return { isAnyCounted: counts.length > 0 };
    },

    /** Takes back a try that turned out not to count. */
    takeBack: (...key: RateLimitKey) => attempts.takeBack(textOf(key)),

    /** Sets the count to zero. */
    reset: (...key: RateLimitKey) => attempts.reset(textOf(key)),
  };
}

function per(
  most: number,
  windowMs: number,
  of: RateLimit["of"],
  reason: RateLimit["reason"] = "request/too-many",
): RateLimit {
  return { most, windowMs, of, reason };
}

function textOf([limit, whom]: RateLimitKey): string {
  return `${limit}:${whom}`;
}

function refusal({ reason }: RateLimit, retryAfterMs: number): AppError {
  const what = reason === "login/too-many" ? "tries" : "requests";
  return new AppError(reason, {
    message: `Too many ${what}. Please wait ${durationText(retryAfterMs)} before you try again.`,
    retryAfterMs,
  });
}
