/** What operators do to accounts and invitations by their screen; the commands do the same in words. */
import type { OperatorPerson } from "@codetale/contract/operator/people";
import type { operatorSecurityLog } from "@codetale/contract/operator/upkeep";
import { OPERATOR_PAGE } from "@codetale/contract/operator/call";
import type { z } from "zod";
import type { Actor } from "#core/access/actor";
import { AppError } from "#core/errors/app-error";
import { isUuid } from "#core/uuid";
import { newInvitation } from "../coder-access/new-invitation.ts";
import type { IdentityContext } from "../identity-context.ts";
import type { ProofService } from "../proof/proof.service.ts";
import type { SecurityEvent } from "../security-log/security-events.ts";

/** An event that an operator causes, without which one and from where. */
type OperatorAct = DistributiveOmit<
  Extract<SecurityEvent, { kind: `operator-${string}` }>,
  "operatorUid" | "address"
>;

type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;

/** An operator, and the network address that the call came from. */
export interface OperatorCall {
  actor: Actor;
  address: string;
}

export function createOperators(context: IdentityContext, proofs: Pick<ProofService, "require">) {
  const { operatorAccounts: accounts, invitations, securityLog, live, clock } = context;

  /** Keeps an act in the security log, under the account that it is about. */
  const note = ({ actor, address }: OperatorCall, act: OperatorAct) =>
    securityLog.record({ ...act, address, operatorUid: actor.uid });

  async function find(uid: string) {
    const found = await accounts.findByUid(uid);
    if (!found) throw new AppError("operator/unknown-account");
    return found;
  }

  const read = async (uid: string) => personOf(await find(uid));

  /** @throws AppError `operator/unknown-account` or `operator/own-account` */
  async function findOther({ actor }: OperatorCall, uid: string) {
    if (uid === actor.uid) throw new AppError("operator/own-account");
    return find(uid);
  }

  return {
    note,

    /** For any other account the operator's calls do not exist. @throws AppError `route/unknown` */
    async require(actor: Actor): Promise<void> {
      if (!(await accounts.isOperator(actor.uid))) throw new AppError("route/unknown");
    },

    /** @throws AppError `proof/required` */
    requireProof: (actor: Actor) => proofs.require(actor),

    async people(search: string): Promise<{ people: OperatorPerson[]; hasMore: boolean }> {
      const found = await accounts.list(search, OPERATOR_PAGE + 1);
      return {
        people: found.slice(0, OPERATOR_PAGE).map(personOf),
        hasMore: found.length > OPERATOR_PAGE,
      };
    },

    /** @throws AppError `operator/unknown-account` or `operator/own-account` */
    async disable(from: OperatorCall, uid: string, reason: string): Promise<OperatorPerson> {
      await findOther(from, uid);
      await accounts.disable(uid, reason);
      live.endAccount(uid);
      await note(from, { kind: "operator-disabled", uid });
      return read(uid);
    },

    /** One that is not disabled is left alone. @throws AppError `operator/unknown-account` */
    async enable(from: OperatorCall, uid: string): Promise<OperatorPerson> {
      const found = await find(uid);
      if (!found.isDisabled) return personOf(found);
      await accounts.enable(uid);
      await note(from, { kind: "operator-enabled", uid });
      return read(uid);
    },

    /** @throws AppError `operator/unknown-account` or `operator/own-account` */
    async endSessions(from: OperatorCall, uid: string): Promise<OperatorPerson> {
      await findOther(from, uid);
      await accounts.endSessions(uid);
      live.endAccount(uid);
      await note(from, { kind: "operator-ended-sessions", uid });
      return read(uid);
    },

    invitations: () => invitations.list(),

    /** @returns the code, which is stored nowhere */
    async invite(from: OperatorCall, forWhom: string) {
      const { code, invitation } = newInvitation(forWhom, clock.now());
      await invitations.add(invitation);
      await note(from, { kind: "operator-invited", uid: null });
      return { code, expiresAt: invitation.expiresAt };
    },

    /** @returns how many sessions ended by it. @throws AppError `operator/unknown-invitation` */
    async revokeInvitation(from: OperatorCall, id: string): Promise<number> {
      const revoked = isUuid(id) ? await invitations.revoke(id) : null;
      if (!revoked) throw new AppError("operator/unknown-invitation");
      for (const sessionId of revoked.endedSessions) live.endSession(sessionId);
      await note(from, { kind: "operator-revoked", uid: revoked.uid });
      return revoked.endedSessions.length;
    },

    async securityLog(filter: z.output<typeof operatorSecurityLog.query>) {
      const found = await context.securityEvents.page(filter, OPERATOR_PAGE + 1);
      const events = found.slice(0, OPERATOR_PAGE).map(({ uid: _uid, ...event }) => event);
      return { events, hasMore: found.length > OPERATOR_PAGE };
    },
  };
}

function personOf({
  createdAt,
  ...person
}: Omit<OperatorPerson, "since"> & { createdAt: Date }): OperatorPerson {
  return { ...person, since: createdAt.getTime() };
}
