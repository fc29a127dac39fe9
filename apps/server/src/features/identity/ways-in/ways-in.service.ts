/** The ways in to the actor's account, and changing them. */
import type { WaysIn } from "@codetale/contract/identity/ways-in";
import type { Actor } from "#core/access/actor";
import { AppError } from "#core/errors/app-error";
import type { IdentityContext } from "../identity-context.ts";
import { refuseWeakPassword } from "../password-policy.ts";
import type { ProofService } from "../proof/proof.service.ts";

/** Where a call came from. */
interface From {
  /** The network address. */
  address: string;
  /** The product's own origin as the browser knows it. */
  origin: string;
}

export function createWaysInService(
  context: IdentityContext,
  proofs: Pick<ProofService, "require">,
) {
  const { accounts, waysIn, passwords, live, ownerMails, clock, securityLog } = context;

  async function find({ uid }: Actor) {
    const found = await accounts.findWaysIn(uid);
    if (!found) throw new AppError("session/required");
    return found;
  }

  return {
    async read(actor: Actor): Promise<Pick<WaysIn, "password" | "links">> {
      const { password, links } = await find(actor);
      return {
        // A password is another one from its last change on.
        password: password && {
          since: password.updatedAt.getTime(),
          lastUsedAt: password.lastUsedAt,
        },
        links: links.map(({ id, providerEmail, createdAt, lastUsedAt }) => ({
          id,
          email: providerEmail,
          since: createdAt.getTime(),
          lastUsedAt,
        })),
      };
    },

    /**
     * Also of an account that had no password. All other sessions end.
     *
     * @throws AppError `proof/required`, `register/weak-password` or `server/busy`
     */
    async setPassword(actor: Actor, password: string, { address, origin }: From): Promise<void> {
      // Hashing is dear, so it is not done for those without a proof.
      await proofs.require(actor);
      const { email } = await find(actor);
      refuseWeakPassword(password, email);
      const passwordHash = await passwords.hash(password);
      const changed = await waysIn.setPassword(actor, passwordHash, clock.now());
      if (typeof changed === "string") throw new AppError(changed);
      for (const sessionId of changed.ended) live.endSession(sessionId);
      await securityLog.record({ kind: "password-set", uid: actor.uid, address });
      ownerMails.passwordChanged({ to: email, origin });
    },

    /** One that is not the actor's is left alone. @throws AppError `proof/required` or `ways-in/last` */
    async unlink(actor: Actor, linkId: string, { address, origin }: From): Promise<void> {
      const { email } = await find(actor);
      const unlinked = await waysIn.unlink(actor, linkId, clock.now());
      if (typeof unlinked === "string") throw new AppError(unlinked);
      if (!unlinked) return;
      await securityLog.record({ kind: "google-unlinked", uid: actor.uid, address });
      ownerMails.googleUnlinked({ to: email, origin });
    },
  };
}
