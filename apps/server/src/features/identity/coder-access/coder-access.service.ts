/** What makes an account a coder's: the shared coders key, or an invitation of its own. */
import { timingSafeEqual } from "node:crypto";
import type { Clock } from "@codetale/domain/time";
import { AppError } from "#core/errors/app-error";
import { networkOf } from "../rate-limits/client-network.ts";
import type { RateLimiter } from "../rate-limits/rate-limiter.service.ts";
import { hashOf } from "../secrets.ts";
import type { SecurityLog } from "../security-log/security-log.service.ts";
import type { InvitationRepository } from "./invitations.repository.ts";

/** By what a caller comes in as a coder: the id of an invitation, or null for the shared key. */
export interface CoderAccess {
  invitationId: string | null;
}

interface CoderAccessDeps {
  invitations: Pick<InvitationRepository, "findValid" | "take">;
  limiter: RateLimiter;
  securityLog: SecurityLog;
  clock: Clock;
}

/** @param sharedKey null where coders come in by invitation alone */
export function createCoderAccess(deps: CoderAccessDeps, sharedKey: string | null) {
  const { invitations, limiter, securityLog, clock } = deps;

  /** Every refusal counts as a guess of the network, whichever call it was. */
  async function refuse(uid: string | null, address: string): Promise<never> {
    await securityLog.record({ kind: "coders-key-refused", uid, address });
    await limiter.consume("coders-key-guess", networkOf(address));
    throw new AppError("coders-key/wrong");
  }

  return {
    /**
     * Whether what was typed as the coders key can make somebody a coder.
     *
     * @throws AppError `coders-key/wrong`, or `request/too-many` for a network that guesses on and on
     */
    async check(given: string, address: string): Promise<CoderAccess> {
      await limiter.refuseIfUsedUp(["coders-key-guess", networkOf(address)]);
      if (sharedKey !== null && isSame(given, sharedKey)) return { invitationId: null };
      const invitationId = await invitations.findValid(hashOf(given), clock.now());
      return invitationId === null ? refuse(null, address) : { invitationId };
    },

    /**
     * Takes the invitation for an account; one that this account has taken before serves again.
     *
     * @throws AppError `coders-key/wrong` where another account has taken it
     */
    async take({ invitationId }: CoderAccess, uid: string, address: string): Promise<void> {
      if (invitationId === null) return;
      const taken = await invitations.take(invitationId, uid, clock.now());
      if (taken === "refused") return refuse(uid, address);
      if (taken === "first") await securityLog.record({ kind: "invitation-used", uid, address });
    },
  };
}

/** Compares without telling how much was right. */
function isSame(given: string, key: string): boolean {
  return timingSafeEqual(Buffer.from(hashOf(given)), Buffer.from(hashOf(key)));
}
