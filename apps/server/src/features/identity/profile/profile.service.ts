/** The active profile of the signed-in account. */
import type { Session } from "@codetale/contract/identity";
import type { updateUser } from "@codetale/contract/identity/profile";
import type { AccountRole } from "@codetale/contract/values";
import type { z } from "zod";
import { requireSelf, type Actor } from "#core/access/actor";
import { AppError } from "#core/errors/app-error";
import { photoIdIn } from "#core/photo-address";
import type { TicketClaim } from "../codes/tickets.repository.ts";
import type { IdentityContext } from "../identity-context.ts";
import { newSecret } from "../secrets.ts";
import { ADDRESS_UNDO_MS } from "../ways-in/address-undo.service.ts";
import { missingDetails, sessionOf, type StoredProfile } from "./profile.ts";

type ProfileChange = z.infer<typeof updateUser.body> & {
  /** The product's own origin as the browser knows it. */
  origin: string;
  /** The network address that the call came from. */
  address: string;
};

type Fields = Omit<ProfileChange, "address" | "origin">;

export function createProfileService(context: IdentityContext) {
  const { profiles, mailer, ownerMails, clock, logger, securityLog } = context;

  /**
   * @returns the change of the address, if it is one
   * @throws AppError `mail/not-sent`: no address changes while its owner cannot be told
   */
  async function moveOf({ email: from, emailVerified }: StoredProfile, to: string) {
    if (to === from) return null;
    await mailer.ready().catch((err: unknown) => {
      logger.error({ err }, "no mail can be sent");
      throw new AppError("mail/not-sent");
    });
    const undo = { token: newSecret(), email: from, expiresAt: clock.now() + ADDRESS_UNDO_MS };
    return { from, to, undo: emailVerified ? undo : null };
  }

  return {
    /** @returns null when the account is gone */
    async read(actor: Actor): Promise<Session | null> {
      const profile = await profiles.find(actor);
      return profile && sessionOf(actor, profile);
    },

    /**
     * Saves the active profile. Another e-mail address needs a ticket that proves it, and a proof
     * that the actor owns the account, which its change ends.
     *
     * @throws AppError `access/denied` for another account's uid, `profile/incomplete` (naming the
     *   fields), `proof/required`, `ticket/invalid`, `register/taken`, `mail/not-sent` or
     *   `file/unknown`
     */
    async save(actor: Actor, { address, origin, ...change }: ProfileChange): Promise<Session> {
      requireSelf(actor, change.uid);
      const present = await profiles.find(actor);
      if (!present) throw new AppError("session/required");

      const { profile, claim } = complete(present, change, actor.person);
      const move = await moveOf(present, change.email);
      const undo = move?.undo ?? null;
      const saved = await profiles.save(actor, profile, { claim, undo }, clock.now());
      if (saved !== "saved") throw new AppError(saved);
      if (move) {
        await securityLog.record({ kind: "address-changed", uid: actor.uid, address });
        ownerMails.addressChanged({ ...move, origin }, undo?.token ?? null);
      }
      return sessionOf(actor, { ...profile, isOperator: present.isOperator });
    },
  };
}

/**
 * @returns what is to be saved, with the ticket that has to prove its address
 * @throws AppError `profile/incomplete` or `file/unknown`
 */
function complete(present: StoredProfile, change: Fields, person: AccountRole) {
  // Nothing is left to prove of the address that was verified before.
  const needsProof = !present.emailVerified || change.email !== present.email;
  const claim = needsProof ? claimOf(change) : null;
  // A ticket is believed here, and checked when it is spent.
  const profile = changed(present, change, !needsProof || claim !== null);
  const errors = missingDetails(profile, person);
  if (errors.length > 0) throw new AppError("profile/incomplete", { errors });
  return { profile, claim };
}

/** @throws AppError `file/unknown` for what is not the address of a photo */
function changed(
  present: StoredProfile,
  { name, email, photoURL }: Fields,
  emailVerified: boolean,
): StoredProfile {
  const photoId = photoURL ? photoIdIn(photoURL) : present.photoId;
  if (photoURL && !photoId) throw new AppError("file/unknown");
  return { name, email, emailVerified, photoId };
}

function claimOf({ ticket, email }: Fields): TicketClaim | null {
  return ticket === undefined ? null : { ticket, email, purpose: "verify-email" };
}
