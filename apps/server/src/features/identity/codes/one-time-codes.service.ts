/** One-time codes: sent by e-mail, tried a few times at most, exchanged once for a ticket. */
import { createHmac, randomInt } from "node:crypto";
import { OTP_LENGTH } from "@codetale/contract/identity";
import { durationText } from "@codetale/domain/duration-text";
import { AppError } from "#core/errors/app-error";
import type { Mail } from "#core/ports/mail";
import type { IdentityContext } from "../identity-context.ts";
import { networkOf } from "../rate-limits/client-network.ts";
import type { RateLimitKey } from "../rate-limits/rate-limiter.service.ts";
import { hashOf, newSecret } from "../secrets.ts";
import {
  CODE_MS,
  nextCode,
  RESEND_AFTER_MS,
  TICKET_MS,
  triesRenewedAt,
  type CodeRefusal,
} from "./one-time-code-rules.ts";
import { oneTimeCodeMail } from "./one-time-code-mail.ts";
import type { CodeKey, RequestedCode } from "./one-time-codes.repository.ts";

/** Who asks for a code, or enters one. */
export interface CodeRequester {
  /** The values of the browser's cookie; none where it has none yet. */
  browserKeys: readonly string[];
  /** What a browser without a cookie has from now on. */
  newKey: string | null;
  /** The network address that the call came from. */
  address: string;
}

export interface RetryKey {
  /** The same for a call whose answer was lost and its repetition; a secret of the client. */
  retryKey?: string | undefined;
}

/** For clients without a cookie. */
const ANYONE = "";

export type OneTimeCodeService = ReturnType<typeof createOneTimeCodeService>;

export function createOneTimeCodeService(context: IdentityContext) {
  const { oneTimeCodes: codes, limiter, mailer, clock, background, settings, logger } = context;

  const keyedHash = (...parts: readonly string[]) =>
    createHmac("sha256", settings.secret).update(parts.join("\n")).digest("base64url");

  const codeHashOf = (code: string, { email, purpose }: CodeKey) =>
    keyedHash("otp", purpose, email, code);

  /** Nobody can guess it without the code and the key. */
  const ticketOf = (code: string, { email, purpose }: CodeKey, retryKey: string) =>
    keyedHash("ticket", purpose, email, code, retryKey);

  const reportFailure = (err: unknown) => logger.error({ err }, "a mail could not be sent");

  /**
   * Puts a new code in force and has it delivered. A delivery that fails leaves everything as it
   * was.
   *
   * A browser that asked before has a code, tries and a limit of its own, so that nobody elsewhere
   * uses them up; all clients without a cookie share theirs.
   *
   * @returns how long until another may be asked for
   * @throws AppError `otp/too-soon`, `request/too-many` (both with `retryAfterMs`) or
   *   `otp/not-sent`
   */
  async function issue(
    whose: CodeKey,
    { browserKeys: [known], newKey, address }: CodeRequester,
    deliver: (mail: Mail) => Promise<void>,
  ): Promise<{ resendAfterMs: number }> {
    const { email, purpose } = whose;
    const requesters: [string, ...string[]] =
      known === undefined
        ? [ANYONE, ...(newKey === null ? [] : [hashOf(newKey)])]
        : [hashOf(known)];
    // Looked at beforehand as well, so that impatience does not use up the hour's codes.
    refuse(nextCode(await codes.find({ ...whose, requester: requesters[0] }), clock.now()));
    const limit: RateLimitKey =
      known === undefined ? ["code", email] : ["code-of-browser", `${networkOf(address)} ${email}`];
    await limiter.consume(...limit);
    await limiter.consume("code-to", email);

    const code = newCode();
    const codeHash = codeHashOf(code, whose);
    const issued = await codes.replace(whose, requesters, codeHash, (previous) =>
      nextCode(previous, clock.now()),
    );
    refuse(issued);
    try {
      await deliver(oneTimeCodeMail({ to: email, code, purpose }));
    } catch (error) {
      reportFailure(error);
      await codes.restore(whose, requesters, codeHash, issued.previous);
      await limiter.takeBack(...limit);
      await limiter.takeBack("code-to", email);
      throw new AppError("otp/not-sent");
    }
    return { resendAfterMs: RESEND_AFTER_MS };
  }

  /** Which is in force for the requester: the browser's own where it has one, else that of all without a cookie. */
  async function codeOf(whose: CodeKey, browserKeys: readonly string[]): Promise<RequestedCode> {
    const own = browserKeys.map((key) => ({ ...whose, requester: hashOf(key) }));
    for (const each of own) if (await codes.find(each)) return each;
    return { ...whose, requester: ANYONE };
  }

  return {
    newBrowserKey: newSecret,

    /** Sends a code; fails like `issue`. */
    send: (whose: CodeKey, requester: CodeRequester) =>
      issue(whose, requester, (mail) => mailer.send(mail)),

    /**
     * Issues a code, and mails it to a recipient alone: neither the answer nor the time it takes
     * tells whether there is one. So the answer does not wait for the mail, which is tried again as
     * long as the code is worth anything; `otp/not-sent` is thrown while no mail at all can be sent.
     */
    sendIfRegistered: (whose: CodeKey, requester: CodeRequester, isRecipient: boolean) =>
      issue(whose, requester, async (mail) => {
        await mailer.ready();
        const until = clock.now() + CODE_MS;
        if (isRecipient) background.run(() => mailer.post(mail, until).catch(reportFailure));
      }),

    /**
     * Exchanges the right code for a ticket; with the same retry key, again for the same one until
     * that is spent.
     *
     * @throws AppError `otp/wrong`, `otp/expired`, or `otp/used-up` (with `retryAfterMs`)
     */
    async verify(
      { otp, ...whose }: CodeKey & { otp: string },
      { browserKeys, retryKey }: Pick<CodeRequester, "browserKeys"> & RetryKey,
    ): Promise<string> {
      const code = otp.replace(/\s/gu, "");
      if (code === "") throw emptyCode();

      const now = clock.now();
      const ticket = retryKey === undefined ? newSecret() : ticketOf(code, whose, retryKey);
      const which = await codeOf(whose, browserKeys);
      const outcome = await codes.guess(
        which,
        codeHashOf(code, whose),
        { ticket, expiresAt: now + TICKET_MS },
        now,
      );
      if (outcome === "right" || (await codes.hasTicket({ ...whose, ticket }, now))) return ticket;
      if (outcome === "wrong") throw new AppError("otp/wrong");

      const inForce = await codes.find(which);
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
