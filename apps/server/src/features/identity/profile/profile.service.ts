/** The active profile of the signed-in account. */
import type { Session, updateUser } from "@codetale/contract/identity";
import type { z } from "zod";
import { requireSelf, type Actor } from "#core/actor";
import { AppError } from "#core/app-error";
import { photoIdIn } from "#core/photo-address";
import type { TicketClaim } from "../codes/tickets.repository.ts";
import type { IdentityContext } from "../identity-context.ts";
import type { PhotosService } from "./photos.service.ts";
import { missingDetails, sessionOf, type StoredProfile } from "./profile.ts";

type ProfileChange = z.infer<typeof updateUser.body> & {
  /** The network address that the call came from. */
  address: string;
};

export function createProfileService(
  { profiles, clock, securityLog }: IdentityContext,
  photos: PhotosService,
) {
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
     *   fields), `proof/required`, `ticket/invalid`, `register/taken` or `file/unknown`
     */
    async save(actor: Actor, { address, ...change }: ProfileChange): Promise<Session> {
      requireSelf(actor, change.uid);
      const present = await profiles.find(actor);
      if (!present) throw new AppError("session/required");

      // Nothing is left to prove of the address that was verified before.
      const needsProof = !present.emailVerified || change.email !== present.email;
      const claim = needsProof ? claimOf(change) : null;
      // A ticket is believed here, and checked when it is spent.
      const profile = changed(present, change, !needsProof || claim !== null);
      const errors = missingDetails(profile, actor.person);
      if (errors.length > 0) throw new AppError("profile/incomplete", { errors });

      const saved = await profiles.save(actor, profile, claim, clock.now());
      if (typeof saved === "string") throw new AppError(saved);
      if (change.email !== present.email) {
        await securityLog.record({ kind: "address-changed", uid: actor.uid, address });
      }
      if (saved.unusedPhotoId) await photos.forget(saved.unusedPhotoId);
      return sessionOf(actor, profile);
    },
  };
}

/** @throws AppError `file/unknown` for what is not the address of a photo */
function changed(
  present: StoredProfile,
  { name, email, photoURL }: Omit<ProfileChange, "address">,
  emailVerified: boolean,
): StoredProfile {
  const photoId = photoURL ? photoIdIn(photoURL) : present.photoId;
  if (photoURL && !photoId) throw new AppError("file/unknown");
  return { name, email, emailVerified, photoId };
}

function claimOf({ ticket, email }: Omit<ProfileChange, "address">): TicketClaim | null {
  return ticket === undefined ? null : { ticket, email, purpose: "verify-email" };
}
