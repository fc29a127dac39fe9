/** A forgotten password: a code by e-mail, then a link by e-mail, then a new password. */
import type { resetPassword, setPassword } from "@codetale/contract/identity/recovery";
import { screenPaths } from "@codetale/contract/screens";
import type { z } from "zod";
import { AppError } from "#core/errors/app-error";
import type {
  CodeRequester,
  OneTimeCodeService,
  RetryKey,
} from "../codes/one-time-codes.service.ts";
import type { IdentityContext } from "../identity-context.ts";
import { refuseWeakPassword } from "../password-policy.ts";
import { networkOf } from "../rate-limits/client-network.ts";
import { newSecret } from "../secrets.ts";
import { RESET_LINK_MS, resetMail } from "./reset-mail.ts";

type LinkRequest = z.infer<typeof resetPassword.body> & {
  /** Where the link leads: the product's own origin as the user reaches it. */
  origin: string;
};

type NewPassword = z.infer<typeof setPassword.body> &
  RetryKey & {
    /** The product's own origin as the browser knows it. */
    origin: string;
    /** The network address that the call came from. */
    address: string;
  };

export function createRecoveryService(context: IdentityContext, codes: OneTimeCodeService) {
  const {
    accounts,
    recovery,
    passwords,
    mailer,
    limiter,
    live,
    clock,
    logger,
    ownerMails,
    securityLog,
  } = context;

  /** Whose password was set, where the answer to that was lost. */
  async function ownerOf(receipt: string | null): Promise<{ uid: string }> {
    const owner = receipt === null ? null : await recovery.findOwner(receipt, clock.now());
    if (!owner) throw new AppError("reset-link/invalid");
    return owner;
  }

  return {
    /**
     * Sends a code, if the address has an account; nothing tells the difference.
     *
     * @throws AppError `otp/too-soon`, `otp/not-sent` or `request/too-many`
     */
    async sendCode(email: string, requester: CodeRequester) {
      await limiter.consume("code-from", networkOf(requester.address));
      return codes.sendIfRegistered(
        { email, purpose: "forgot-password" },
        requester,
        await accounts.isTaken(email),
      );
    },

    /**
     * Mails the link to who proved the address; a link that was mailed before works no more. The
     * ticket is spent only if that succeeds.
     *
     * @throws AppError `ticket/invalid` or `mail/not-sent`
     */
    async mailLink({ email, ticket, origin }: LinkRequest): Promise<void> {
      const now = clock.now();
      const link = { token: newSecret(), email, expiresAt: now + RESET_LINK_MS };
      const ticketExpiresAt = await recovery.exchange(ticket, link, now);
      if (ticketExpiresAt === null) throw new AppError("ticket/invalid");
      if (!(await accounts.isTaken(email))) return;

      // What follows `#` stays in the browser and is written to no log.
      const address = `${origin}${screenPaths.resetPassword}#token=${link.token}`;
      try {
        await mailer.send(resetMail({ to: email, link: address }));
      } catch (err) {
        logger.error({ err }, "a mail could not be sent");
        await recovery.restoreTicket(ticket, ticketExpiresAt, link, now);
        throw new AppError("mail/not-sent");
      }
    },

    /**
     * Sets the password, also of an account that had none, and ends all of its sessions. The link
     * is spent only if that succeeds; repeated with the same retry key, the call then changes nothing.
     *
     * @throws AppError `reset-link/invalid`, `register/weak-password` or `server/busy`
     */
    async setPassword(wanted: NewPassword): Promise<{ uid: string }> {
      const { token, password, retryKey, address, origin } = wanted;
      const receipt = retryKey === undefined ? null : `${token} ${retryKey}`;
      const link = await recovery.findLink(token, clock.now());
      if (!link) return ownerOf(receipt);
      refuseWeakPassword(password, link.email);

      const passwordHash = await passwords.hash(password);
      const changed = await recovery.setPassword(token, passwordHash, receipt, clock.now());
      if (!changed) return ownerOf(receipt);
      live.endAccount(changed.uid);
      await securityLog.record({ kind: "password-set", uid: changed.uid, address });
      ownerMails.passwordChanged({ to: link.email, origin });
      // A user who forgot the password has most likely guessed at it from this network.
      await limiter.reset("failed-sign-in", `${networkOf(address)} ${link.email}`);
      return changed;
    },
  };
}
