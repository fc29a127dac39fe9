/** A forgotten password: a code by e-mail, then a link by e-mail, then a new password. */
import { screenPaths } from "@codetale/contract/screens";
import type { Clock, EpochMs } from "@codetale/domain/time";
import { AppError } from "#core/app-error";
import type { LiveEvents } from "#core/live-events";
import type { Mailer } from "#core/mail";
import { rateLimits, type RateLimiter } from "../rate-limits/rate-limiter.service.ts";
import { networkOf } from "../rate-limits/client-network.ts";
import type { OneTimeCodeService } from "../codes/one-time-codes.service.ts";
import { refuseWeakPassword } from "../password-policy.ts";
import { RESET_LINK_MS, resetMail } from "./reset-mail.ts";
import { newTicket, ticketHash, type TicketClaim } from "../codes/ticket.ts";

export interface ResetLink {
  tokenHash: string;
  email: string;
  expiresAt: EpochMs;
}

/** What recovery needs from the database; implemented in `recovery.repository.ts`. */
export interface RecoveryRepository {
  /**
   * Spends the ticket and puts a link in force instead of those before it.
   *
   * @returns until when the ticket could have been spent, or null when it is not valid
   */
  exchange(claim: TicketClaim, link: ResetLink, now: EpochMs): Promise<EpochMs | null>;
  /** Gives the ticket back for a link that could not be mailed. */
  restoreTicket(claim: TicketClaim, expiresAt: EpochMs, link: ResetLink): Promise<void>;
  /** @returns whose link it is, or null when it has expired, was used or replaced */
  findLink(tokenHash: string, now: EpochMs): Promise<{ email: string } | null>;
  /**
   * Spends the link, sets the password of its account and ends all of the account's sessions, all
   * or nothing.
   *
   * @returns null when the link is not valid any more
   */
  setPassword(
    tokenHash: string,
    passwordHash: string,
    now: EpochMs,
  ): Promise<{ uid: string } | null>;
}

export interface RecoveryDeps {
  accounts: { isTaken(email: string): Promise<boolean> };
  store: RecoveryRepository;
  codes: OneTimeCodeService;
  passwords: { hash(password: string): Promise<string> };
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
