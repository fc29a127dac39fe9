/** When a one-time code may be sent, how long it lives and how many tries there are for it. */
import type { OtpPurpose } from "@codetale/contract/identity";
import { DAY_MS, MINUTE_MS, SECOND_MS, type EpochMs } from "@codetale/domain/time";

/** A code for `proof` is asked for and entered by a session, for its account's address. */
export type CodePurpose = OtpPurpose | "proof";

export const CODE_MS = 10 * MINUTE_MS;
const TRIES = 5;
export const RESEND_AFTER_MS = 30 * SECOND_MS;
/** How long tries are counted before a new code brings new ones. */
export const TRIES_WINDOW_MS = 10 * MINUTE_MS;
export const TICKET_MS = 15 * MINUTE_MS;
/** How long a browser that asked for a code is known again. */
export const CODE_COOKIE_MS = DAY_MS;

export interface CodeFacts {
  sentAt: EpochMs;
  expiresAt: EpochMs;
  triesLeft: number;
  triesSince: EpochMs;
}

export interface CodeRefusal {
  reason: "sent-just-now" | "tries-used-up";
  waitMs: number;
}

/**
 * @param previous the code sent last for the same e-mail address and purpose
 * @returns when a code that is sent now expires and what tries it has, or why none may be sent
 */
export function nextCode(previous: CodeFacts | null, now: EpochMs): CodeFacts | CodeRefusal {
  const fresh = { sentAt: now, expiresAt: now + CODE_MS, triesLeft: TRIES, triesSince: now };
  if (!previous) return fresh;

  const resendMs = previous.sentAt + RESEND_AFTER_MS - now;
  if (resendMs > 0) return { reason: "sent-just-now", waitMs: resendMs };

  const triesMs = triesRenewedAt(previous) - now;
  if (triesMs <= 0) return fresh;
  if (previous.triesLeft === 0) return { reason: "tries-used-up", waitMs: triesMs };
  return { ...fresh, triesLeft: previous.triesLeft, triesSince: previous.triesSince };
}

export function triesRenewedAt({ triesSince }: Pick<CodeFacts, "triesSince">): EpochMs {
  return triesSince + TRIES_WINDOW_MS;
}
