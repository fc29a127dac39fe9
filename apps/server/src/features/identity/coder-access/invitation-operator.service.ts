/** What an operator can do about invitations of coders from the command line, answered in words. */
import { LONGEST_INVITATION_NOTE } from "@codetale/contract/operator/people";
import { counted } from "@codetale/domain/duration-text";
import type { Clock } from "@codetale/domain/time";
import { OperatorError } from "#core/errors/operator-error";
import { isUuid } from "#core/uuid";
import type { SecurityLogRepository } from "../security-log/security-log.repository.ts";
import type { InvitationRepository, ListedInvitation } from "./invitations.repository.ts";
import { newInvitation } from "./new-invitation.ts";

const USAGE = "Say what to do: npm run coders -- invite NOTE, list, or revoke ID";

interface OperatorDeps {
  invitations: Omit<InvitationRepository, "findValid" | "take">;
  securityLog: Pick<SecurityLogRepository, "add">;
  clock: Clock;
}

export function createInvitationOperator({ invitations, securityLog, clock }: OperatorDeps) {
  const note = (kind: "operator-invited" | "operator-revoked", uid: string | null) =>
    securityLog.add({ kind, uid, address: null }, clock.now());

  const acts = {
    async invite(words: readonly string[]): Promise<string> {
      const forWhom = words.join(" ").trim().slice(0, LONGEST_INVITATION_NOTE);
      if (forWhom === "") throw new OperatorError(USAGE);
      const { code, invitation } = newInvitation(forWhom, clock.now());
      await invitations.add(invitation);
      await note("operator-invited", null);
      return [
        `The invitation for ${forWhom}, to be typed as the coders key, shown this once:`,
        `  ${code}`,
        `It makes one account a coder's, which takes it until ${dayOf(invitation.expiresAt)} and uses it from then on.`,
        "",
      ].join("\n");
    },

    async list(rest: readonly string[]): Promise<string> {
      if (rest.length > 0) throw new OperatorError(USAGE);
      const all = await invitations.list();
      return all.map(inOneLine).join("") || "Nobody is invited.\n";
    },

    async revoke([id = "", ...rest]: readonly string[]): Promise<string> {
      if (id === "" || rest.length > 0) throw new OperatorError(USAGE);
      const revoked = isUuid(id) ? await invitations.revoke(id) : null;
      if (!revoked) throw new OperatorError(`There is no invitation with the id ${id}.`);
      await note("operator-revoked", revoked.uid);
      return `The invitation is revoked. ${counted(revoked.endedSessions.length, "session")} ended.\n`;
    },
  };

  return {
    /**
     * @param args what to do, and for whom or to which invitation
     * @throws OperatorError
     */
    async run([command = "", ...rest]: readonly string[]): Promise<string> {
      if (!isAct(command)) throw new OperatorError(USAGE);
      return acts[command](rest);
    },
  };

  function isAct(command: string): command is keyof typeof acts {
    return Object.hasOwn(acts, command);
  }
}

function inOneLine({ id, note, createdAt, expiresAt, usedAt, email }: ListedInvitation): string {
  const state =
    usedAt === null ? `open until ${dayOf(expiresAt)}` : `taken ${dayOf(usedAt)} by ${email}`;
  return `${id}  ${dayOf(createdAt)}  ${note}  ${state}\n`;
}

function dayOf(instant: number): string {
  return new Date(instant).toISOString().slice(0, 10);
}
