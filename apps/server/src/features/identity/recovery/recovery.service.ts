/** A forgotten password: a code by e-mail, then a link by e-mail, then a new password. */
import { screenPaths } from "@codetale/contract/screens";
import type { Clock } from "@codetale/domain/time";
import { AppError } from "#core/app-error";
import type { LiveEvents } from "#core/live-events";
import type { Mailer } from "#core/mail";
import type { Passwords } from "#core/passwords";
import type { AccountRepository } from "../accounts.repository.ts";
import { rateLimits, type RateLimiter } from "../rate-limits/rate-limiter.service.ts";
import { networkOf } from "../rate-limits/client-network.ts";
import type { OneTimeCodeService } from "../codes/one-time-codes.service.ts";
import { refuseWeakPassword } from "../password-policy.ts";
import type { RecoveryRepository } from "./recovery.repository.ts";
import { RESET_LINK_MS, resetMail } from "./reset-mail.ts";
import { newTicket, ticketHash } from "../codes/ticket.ts";

export interface RecoveryDeps {
  accounts: Pick<AccountRepository, "isTaken">;
  store: RecoveryRepository;
  codes: OneTimeCodeService;
  passwords: Pick<Passwords, "hash">;
  mailer: Mailer;
  limiter: RateLimiter;
  live: LiveEvents;
  clock: Clock;
  onMailFailure(error: unknown): void;
}

interface LinkRequest {
  email: string;
  ticket: string;
  /** Where the link leads: the product's own origin as the person reaches it. */
  origin: string;
}

interface NewPassword {
  token: string;
  password: string;
  /** The network address that the call came from. */
  address: string;
}

export type RecoveryService = ReturnType<typeof createRecoveryService>;

export function createRecoveryService(deps: RecoveryDeps) {
  const { accounts, store, codes, passwords, mailer, limiter, live, clock } = deps;

  return {
    /**
     * Sends a code, if the address has an account; nothing tells the difference.
     *
     * @returns how long until another may be asked for
     * @throws AppError `otp/too-soon`, `otp/not-sent` or `request/too-many`
     */
    async sendCode(email: string, address: string): Promise<{ resendAfterMs: number }> {
      await limiter.consume({ limit: rateLimits.codesFromNetwork, whom: networkOf(address) });
      return codes.sendIfRegistered(
        { email, purpose: "forgot-password" },
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
      const claim = { ticketHash: ticketHash(ticket), email, purpose: "forgot-password" } as const;
      const token = newTicket();
      const now = clock.now();
      const link = { tokenHash: ticketHash(token), email, expiresAt: now + RESET_LINK_MS };
      const ticketExpiresAt = await store.exchange(claim, link, now);
      if (ticketExpiresAt === null) throw new AppError("ticket/invalid");
      if (!(await accounts.isTaken(email))) return;

      try {
        // What follows `#` stays in the browser and is written to no log.
        await mailer.send(
          resetMail({ to: email, link: `${origin}${screenPaths.resetPassword}#token=${token}` }),
        );
      } catch (error) {
        deps.onMailFailure(error);
        await store.restoreTicket(claim, ticketExpiresAt, link);
        throw new AppError("mail/not-sent");
      }
    },

    /**
     * Sets the password, also of an account that had none, and ends all of its sessions. The link
     * is spent only if that succeeds.
     *
     * @throws AppError `reset-link/invalid`, `register/weak-password` or `server/busy`
     */
    async setPassword({ token, password, address }: NewPassword): Promise<void> {
      const tokenHash = ticketHash(token);
      const link = await store.findLink(tokenHash, clock.now());
      if (!link) throw new AppError("reset-link/invalid");
      refuseWeakPassword(password, link.email);

      const passwordHash = await passwords.hash(password);
      const changed = await store.setPassword(tokenHash, passwordHash, clock.now());
      if (!changed) throw new AppError("reset-link/invalid");
      live.endAccount(changed.uid);
      // A user who forgot the password has most likely guessed at it from this network.
      const whom = `${networkOf(address)} ${link.email}`;
      await limiter.reset({ limit: rateLimits.failedSignIns, whom });
    },
  };
}
