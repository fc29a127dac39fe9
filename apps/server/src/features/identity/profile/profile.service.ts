/** The active profile of the signed-in account. */
import type { Session } from "@codetale/contract/identity";
import type { Clock } from "@codetale/domain/time";
import { requireSelf } from "#core/access";
import type { Actor } from "#core/actor";
import { AppError } from "#core/app-error";
import { photoIdIn } from "#core/photo-address";
import type { PhotosService } from "./photos.service.ts";
import type { ProfileRepository } from "./profiles.repository.ts";
import { missingDetails, sessionOf, type StoredProfile } from "./profile.ts";
import { ticketHash, type TicketClaim } from "../codes/ticket.ts";

export interface ProfileDeps {
  profiles: ProfileRepository;
  photos: Pick<PhotosService, "forget">;
  clock: Clock;
}

interface ProfileChange {
  uid: string;
  name: string;
  email: string;
  photoURL?: string | null | undefined;
  ticket?: string | undefined;
}

export type ProfileService = ReturnType<typeof createProfileService>;

export function createProfileService({ profiles, photos, clock }: ProfileDeps) {
  return {
    /**
     * Saves the active profile. Another e-mail address needs a ticket that proves it.
     *
     * @throws AppError `access/denied` for another account's uid, `profile/incomplete` (naming the
     *   fields), `ticket/invalid`, `register/taken` or `file/unknown`
     */
    async save(actor: Actor, change: ProfileChange): Promise<Session> {
      requireSelf(actor, change.uid);
      const present = await profiles.find(actor);
      if (!present) throw new AppError("session/required");

      // Nothing is left to prove of the address that was verified before.
      const needsProof = !present.emailVerified || change.email !== present.email;
      const claim = needsProof ? claimOf(change) : null;
      const profile = changed(present, change, !needsProof || claim !== null);
      const errors = missingDetails(profile, actor.person);
      if (errors.length > 0) throw new AppError("profile/incomplete", { errors });

      const saved = await profiles.save(actor, profile, claim, clock.now());
      if (typeof saved === "string") throw refusals[saved]();
      if (saved.unusedPhotoId) await photos.forget(saved.unusedPhotoId);
      return sessionOf(actor, profile);
    },
  };
}

const refusals = {
  taken: () => new AppError("register/taken"),
  "ticket-invalid": () => new AppError("ticket/invalid"),
  "photo-unknown": () => new AppError("file/unknown"),
};

/**
 * @param emailVerified a ticket is believed here, and checked when it is spent
 * @throws AppError `file/unknown` for what is not the address of a photo
 */
function changed(
  present: StoredProfile,
  { name, email, photoURL }: ProfileChange,
  emailVerified: boolean,
): StoredProfile {
  if (!photoURL) return { name, email, emailVerified, photoId: present.photoId };
  const photoId = photoIdIn(photoURL);
  if (!photoId) throw refusals["photo-unknown"]();
  return { name, email, emailVerified, photoId };
}

function claimOf({ ticket, email }: ProfileChange): TicketClaim | null {
  if (ticket === undefined) return null;
  return { ticketHash: ticketHash(ticket), email, purpose: "verify-email" };
}
