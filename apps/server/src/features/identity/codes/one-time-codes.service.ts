/** One-time codes: sent by e-mail, tried a few times at most, exchanged once for a ticket. */
import { createHmac, randomInt } from "node:crypto";
import { OTP_LENGTH } from "@codetale/contract/identity";
import type { Clock } from "@codetale/domain/time";
import { AppError } from "#core/app-error";
import type { Mail, Mailer } from "#core/mail";
import {
  rateLimits,
  type RateLimitKey,
  type RateLimiter,
} from "../rate-limits/rate-limiter.service.ts";
import {
  nextCode,
  RESEND_AFTER_MS,
  TICKET_MS,
  triesRenewedAt,
  type CodeRefusal,
} from "./one-time-code-rules.ts";
import type { BackgroundWork } from "./background-work.ts";
import type { CodeKey, OneTimeCodeRepository, StoredCode } from "./one-time-codes.repository.ts";
import { oneTimeCodeMail } from "./one-time-code-mail.ts";
import { newTicket, ticketHash } from "./ticket.ts";
import { durationText } from "../rate-limits/duration-text.ts";

export interface OneTimeCodeServiceDeps {
  codes: OneTimeCodeRepository;
  limiter: RateLimiter;
  mailer: Mailer;
  clock: Clock;
  /** Takes on what an answer must not wait for. */
  background: Pick<BackgroundWork, "run">;
  /** Keys the hashes that are stored of codes. */
  secret: string;
  onMailFailure(error: unknown): void;
}

export type OneTimeCodeService = ReturnType<typeof createOneTimeCodeService>;

export function createOneTimeCodeService(deps: OneTimeCodeServiceDeps) {
  const { codes, limiter, mailer, clock, background, secret, onMailFailure } = deps;

  const hashOf = (code: string, { email, purpose }: CodeKey) =>
    createHmac("sha256", secret).update(`otp\n${purpose}\n${email}\n${code}`).digest("base64url");

  /** Puts a new code in force. @throws AppError `otp/too-soon` or `request/too-many` */
  async function issue(whose: CodeKey): Promise<Issued> {
    // Looked at beforehand as well, so that impatience does not use up the hour's codes.
    refuse(nextCode(await codes.find(whose), clock.now()));
    const allowance = { limit: rateLimits.codes, whom: whose.email };
    await limiter.consume(allowance);

    const code = newCode();
    const codeHash = hashOf(code, whose);
    const issued = await codes.replace(whose, codeHash, (previous) =>
      nextCode(previous, clock.now()),
    );
    refuse(issued);
    return { code, codeHash, previous: issued.previous, allowance };
  }

  /** What to throw for a code that could not be mailed, after leaving everything as it was. */
  async function undone(error: unknown, whose: CodeKey, issued: Issued): Promise<AppError> {
    onMailFailure(error);
    await codes.restore(whose, issued.codeHash, issued.previous);
    await limiter.refund(issued.allowance);
    return new AppError("otp/not-sent");
  }

  return {
    /**
     * Sends a code. One that could not be sent leaves everything as it was.
     *
     * @returns how long until another may be asked for
     * @throws AppError `otp/too-soon`, `request/too-many` (both with `retryAfterMs`) or
     *   `otp/not-sent`
     */
    async send(whose: CodeKey): Promise<{ resendAfterMs: number }> {
      const issued = await issue(whose);
      try {
        await mailer.send(mailOf(issued.code, whose));
      } catch (error) {
        throw await undone(error, whose, issued);
      }
      return { resendAfterMs: RESEND_AFTER_MS };
    },

    /**
     * Issues a code, and mails it to a recipient alone: neither the answer nor the time it takes
     * tells whether there is one. So the answer does not wait for the mail, and a mail that fails
     * leaves the code as it is.
     *
     * @returns how long until another may be asked for
     * @throws AppError `otp/too-soon`, `request/too-many` (both with `retryAfterMs`) or
     *   `otp/not-sent` while no mail at all can be sent
     */
    async sendIfRegistered(
      whose: CodeKey,
      isRecipient: boolean,
    ): Promise<{ resendAfterMs: number }> {
      const issued = await issue(whose);
      try {
        await mailer.ready();
      } catch (error) {
        throw await undone(error, whose, issued);
      }
      const mail = mailOf(issued.code, whose);
      if (isRecipient) background.run(() => mailer.send(mail).catch(onMailFailure));
      return { resendAfterMs: RESEND_AFTER_MS };
    },

    /**
     * Exchanges the right code for a ticket.
     *
     * @throws AppError `otp/wrong`, `otp/expired`, or `otp/used-up` (with `retryAfterMs`)
     */
    async verify({ otp, ...whose }: CodeKey & { otp: string }): Promise<string> {
      const code = otp.replace(/\s/gu, "");
      if (code === "") throw emptyCode();

      const now = clock.now();
      const ticket = newTicket();
      const stored = { ticketHash: ticketHash(ticket), expiresAt: now + TICKET_MS };
      const outcome = await codes.guess(whose, hashOf(code, whose), stored, now);
      if (outcome === "right") return ticket;
      if (outcome === "wrong") throw new AppError("otp/wrong");

      const inForce = await codes.find(whose);
      if (!inForce || inForce.expiresAt <= now) throw new AppError("otp/expired");
      throw new AppError("otp/used-up", {
        retryAfterMs: Math.max(triesRenewedAt(inForce) - now, 0),
      });
    },
  };
}

interface Issued {
  code: string;
  codeHash: string;
  previous: StoredCode | null;
  allowance: RateLimitKey;
}

function mailOf(code: string, { email, purpose }: CodeKey): Mail {
  return oneTimeCodeMail({ to: email, code, purpose });
}

function newCode(): string {
  return String(randomInt(10 ** OTP_LENGTH)).padStart(OTP_LENGTH, "0");
}

function refuse<T extends object>(decision: T | CodeRefusal): asserts decision is T {
  if (!("why" in decision)) return;
  const { why, waitMs } = decision;
  const happened =
    why === "sent-just-now" ? "A code was sent a moment ago." : "Too many wrong codes.";
  throw new AppError("otp/too-soon", {
    message: `${happened} Please wait ${durationText(waitMs)} before asking for another.`,
    retryAfterMs: waitMs,
  });
}

function emptyCode(): AppError {
  const message = "Please enter the OTP";
  return new AppError("request/invalid", { message, errors: [{ path: "otp", message }] });
}
