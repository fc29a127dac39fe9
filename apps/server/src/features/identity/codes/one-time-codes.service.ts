/** One-time codes: sent by e-mail, tried a few times at most, exchanged once for a ticket. */
import { createHmac, randomInt } from "node:crypto";
import { OTP_LENGTH } from "@codetale/contract/identity";
import { AppError } from "#core/app-error";
import type { Mail } from "#core/mail";
import type { IdentityContext } from "../identity-context.ts";
import { durationText } from "../rate-limits/duration-text.ts";
import { newSecret } from "../secrets.ts";
import {
  nextCode,
  RESEND_AFTER_MS,
  TICKET_MS,
  triesRenewedAt,
  type CodeRefusal,
} from "./one-time-code-rules.ts";
import { oneTimeCodeMail } from "./one-time-code-mail.ts";
import type { CodeKey } from "./one-time-codes.repository.ts";

export type OneTimeCodeService = ReturnType<typeof createOneTimeCodeService>;

export function createOneTimeCodeService(context: IdentityContext) {
  const { oneTimeCodes: codes, limiter, mailer, clock, background, settings, logger } = context;

  const hashOf = (code: string, { email, purpose }: CodeKey) =>
    createHmac("sha256", settings.secret)
      .update(`otp\n${purpose}\n${email}\n${code}`)
      .digest("base64url");

  const reportFailure = (err: unknown) => logger.error({ err }, "a mail could not be sent");

  /**
   * Puts a new code in force and has it delivered. A delivery that fails leaves everything as it
   * was.
   *
   * @returns how long until another may be asked for
   * @throws AppError `otp/too-soon`, `request/too-many` (both with `retryAfterMs`) or
   *   `otp/not-sent`
   */
  async function issue(
    whose: CodeKey,
    deliver: (mail: Mail) => Promise<void>,
  ): Promise<{ resendAfterMs: number }> {
    const { email, purpose } = whose;
    // Looked at beforehand as well, so that impatience does not use up the hour's codes.
    refuse(nextCode(await codes.find(whose), clock.now()));
    await limiter.consume("code", email);

    const code = newCode();
    const codeHash = hashOf(code, whose);
    const issued = await codes.replace(whose, codeHash, (previous) =>
      nextCode(previous, clock.now()),
    );
    refuse(issued);
    try {
      await deliver(oneTimeCodeMail({ to: email, code, purpose }));
    } catch (error) {
      reportFailure(error);
      await codes.restore(whose, codeHash, issued.previous);
      await limiter.refund("code", email);
      throw new AppError("otp/not-sent");
    }
    return { resendAfterMs: RESEND_AFTER_MS };
  }

  return {
    /** Sends a code; fails like `issue`. */
    send: (whose: CodeKey) => issue(whose, (mail) => mailer.send(mail)),

    /**
     * Issues a code, and mails it to a recipient alone: neither the answer nor the time it takes
     * tells whether there is one. So the answer does not wait for the mail, and a mail that fails
     * leaves the code as it is; `otp/not-sent` is thrown while no mail at all can be sent.
     */
    sendIfRegistered: (whose: CodeKey, isRecipient: boolean) =>
      issue(whose, async (mail) => {
        await mailer.ready();
        if (isRecipient) background.run(() => mailer.send(mail).catch(reportFailure));
      }),

    /**
     * Exchanges the right code for a ticket.
     *
     * @throws AppError `otp/wrong`, `otp/expired`, or `otp/used-up` (with `retryAfterMs`)
     */
    async verify({ otp, ...whose }: CodeKey & { otp: string }): Promise<string> {
      const code = otp.replace(/\s/gu, "");
      if (code === "") throw emptyCode();

      const now = clock.now();
      const ticket = newSecret();
      const outcome = await codes.guess(
        whose,
        hashOf(code, whose),
        { ticket, expiresAt: now + TICKET_MS },
        now,
      );
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

function newCode(): string {
  return String(randomInt(10 ** OTP_LENGTH)).padStart(OTP_LENGTH, "0");
}

function refuse<T extends object>(decision: T | CodeRefusal): asserts decision is T {
  if (!("reason" in decision)) return;
  const { reason, waitMs } = decision;
  const cause =
    reason === "sent-just-now" ? "A code was sent a moment ago." : "Too many wrong codes.";
  throw new AppError("otp/too-soon", {
    message: `${cause} Please wait ${durationText(waitMs)} before asking for another.`,
    retryAfterMs: waitMs,
  });
}

function emptyCode(): AppError {
  const message = "Please enter the OTP";
  return new AppError("request/invalid", { message, errors: [{ path: "otp", message }] });
}
