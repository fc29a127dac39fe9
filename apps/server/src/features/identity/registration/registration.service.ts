/** Registration: an address without an account, a code that proves it, and a good password. */
import type { register, sendOtp } from "@codetale/contract/identity";
import type { z } from "zod";
import type { Actor } from "#core/access/actor";
import { AppError } from "#core/errors/app-error";
import type { CodeRequester, OneTimeCodeService } from "../codes/one-time-codes.service.ts";
import type { IdentityContext } from "../identity-context.ts";
import { refuseWeakPassword } from "../password-policy.ts";
import { networkOf } from "../rate-limits/client-network.ts";

type CodeRequest = z.infer<typeof sendOtp.body> &
  CodeRequester & {
    /** The signed-in user; required for verifying an address. */
    actor: Actor | null;
  };

type Registration = z.infer<typeof register.body> & { address: string };

/** `address` is the network address that a call came from. */
export function createRegistrationService(context: IdentityContext, codes: OneTimeCodeService) {
  const { accounts, passwords, limiter, clock, securityLog, coderAccess } = context;

  return {
    /** Tells whether an address is registered. @throws AppError `request/too-many` */
    async isRegistered({ email, address }: { email: string; address: string }): Promise<boolean> {
      await limiter.consume("registration-lookup", networkOf(address));
      return accounts.isTaken(email);
    },

    /**
     * Sends a code to an address without an account: a newcomer's, or the new one of a signed-in
     * user.
     *
     * @throws AppError `session/required`, `coders-key/wrong`, `register/taken`, `otp/too-soon`,
     *   `otp/not-sent` or `request/too-many`
     */
    async sendCode(request: CodeRequest) {
      const { email, purpose, coders_key: codersKey, actor, address } = request;
      if (purpose === "verify-email" && !actor) throw new AppError("session/required");
      await limiter.consume("code-from", networkOf(address));
      if (codersKey !== undefined) await coderAccess.check(codersKey, address);
      const holder = await accounts.findByEmail(email);
      const isOwn = purpose === "verify-email" && holder?.uid === actor?.uid;
      if (holder && !isOwn) throw new AppError("register/taken");
      return codes.send({ email, purpose }, request);
    },

    /**
     * Creates an account for the address that the ticket proves, as a coder's with the coders key
     * or an invitation, and as a learner's without. The ticket is spent only if that succeeds.
     *
     * @throws AppError `request/too-many`, `coders-key/wrong`, `register/taken`,
     *   `register/weak-password`, `ticket/invalid` or `server/busy`
     */
    async register(registration: Registration): Promise<{ uid: string }> {
      const { email, password, coders_key: codersKey, ticket, address } = registration;
      // It tells whether an address is registered, like the look-up, so it shares its limit.
      await limiter.consume("registration-lookup", networkOf(address));
      const access = codersKey === undefined ? null : await coderAccess.check(codersKey, address);
      const claim = { ticket, email, purpose: "register" } as const;
      // The ticket first: one that was spent a moment ago belongs to an address taken by then.
      const isProven = await accounts.isTicketValid(claim, clock.now());
      if (await accounts.isTaken(email)) throw new AppError("register/taken");
      refuseWeakPassword(password, email);
      // Hashing is dear, so it is not done for those without a ticket.
      if (!isProven) throw new AppError("ticket/invalid");
      const person = access ? "coder" : "user";
      const passwordHash = await passwords.hash(password);
      const invitationId = access?.invitationId ?? null;
      const account = { email, name: "", passwordHash, person, invitationId } as const;
      const added = await accounts.add(account, claim, clock.now());
      if (typeof added === "string") throw new AppError(added);
      const detail = `${person} by password` as const;
      const { uid } = added;
      await securityLog.record({ kind: "account-made", uid, address, detail });
      if (invitationId !== null)
        await securityLog.record({ kind: "invitation-used", uid, address });
      return { uid };
    },
  };
}
