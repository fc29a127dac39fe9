import type { EpochMs } from "@codetale/domain/time";
import { and, eq } from "drizzle-orm";
import type { Actor } from "#core/access/actor";
import type { Database } from "#platform/db/database";
import { violates } from "#platform/db/database-errors";
import type { FileRemoval } from "#platform/db/file-removal";
import { photos, profiles, users } from "#platform/db/schema/identity";
import { spendTicket, type TicketClaim } from "../codes/tickets.repository.ts";
import {
  endProofsOf,
  isProven,
  lockWaysIn,
  type ProvingSession,
} from "../proof/proof.repository.ts";
import { addAddressUndo } from "../ways-in/address-undos.repository.ts";
import { photoKey } from "./photo-key.ts";
import type { StoredProfile } from "./profile.ts";

type ProfileOwner = Pick<Actor, "uid" | "person">;

/** Without a session, the account keeps its address. */
type ProfileEditor = ProfileOwner & Partial<ProvingSession>;

interface AddressChange {
  /** What proves the address; null where nothing is left to prove. */
  claim: TicketClaim | null;
  /** The link that puts the address back that is replaced; null where that was never proven. */
  undo: { token: string; email: string; expiresAt: EpochMs } | null;
}

export function createProfileRepository(db: Database, fileRemoval: FileRemoval) {
  return {
    /** @returns the active profile; null when the account is gone */
    async find(owner: ProfileOwner) {
      const [found] = await db
        .select({
          email: users.email,
          emailVerified: users.emailVerified,
          isOperator: users.isOperator,
          name: profiles.name,
          photoId: profiles.photoId,
        })
        .from(users)
        .leftJoin(profiles, isProfileOf(owner))
        .where(eq(users.id, owner.uid));
      return found ? { ...found, name: found.name ?? "" } : null;
    },

    /**
     * Saves the active profile and spends the ticket, all or nothing. A photo has to be one that
     * the owner uploaded; one that no profile uses any more is deleted. Another address than the
     * account's needs a proof of the session.
     */
    async save(
      owner: ProfileEditor,
      { email, emailVerified, name, photoId }: StoredProfile,
      { claim, undo }: AddressChange,
      now: EpochMs,
    ): Promise<"saved" | "proof/required" | "register/taken" | "ticket/invalid" | "file/unknown"> {
      const saved = await db
        .transaction(async (tx) => {
          const { uid } = owner;
          const isMoved = (await lockWaysIn(tx, uid)) !== email;
          if (isMoved && !(await mayMove(tx, owner, now))) return "proof/required" as const;
          if (photoId && !(await isUploader(tx, owner, photoId))) return "file/unknown" as const;
          if (claim && !(await spendTicket(tx, claim, now))) return "ticket/invalid" as const;
          await tx
            .update(users)
            .set({ email, emailVerified, updatedAt: new Date(now) })
            .where(eq(users.id, uid));
          if (isMoved) await noteMove(tx, uid, undo, now);
          const unusedPhotoId = await replaceProfile(tx, owner, { name, photoId }, now);
          if (unusedPhotoId) await fileRemoval.add(tx, [photoKey(unusedPhotoId)]);
          return "saved" as const;
        })
        .catch((error: unknown) => {
          if (violates(error, "users_email_unique")) return "register/taken" as const;
          throw error;
        });
      if (saved === "saved") fileRemoval.wake();
      return saved;
    },
  };
}

async function noteMove(
  tx: Database,
  uid: string,
  undo: AddressChange["undo"],
  now: EpochMs,
): Promise<void> {
  await endProofsOf(tx, uid);
  if (undo) await addAddressUndo(tx, { ...undo, uid }, now);
}

async function mayMove(
  tx: Database,
  { uid, sessionId }: ProfileEditor,
  now: EpochMs,
): Promise<boolean> {
  return sessionId !== undefined && isProven(tx, { uid, sessionId }, now);
}

async function isUploader(tx: Database, { uid }: ProfileOwner, photoId: string): Promise<boolean> {
  const found = await tx
    .select({ id: photos.id })
    .from(photos)
    .where(and(eq(photos.id, photoId), eq(photos.ownerId, uid)))
    .for("update");
  return found.length > 0;
}

/** @returns the photo that no profile uses any more, whose row it removed */
async function replaceProfile(
  tx: Database,
  { uid, person }: ProfileOwner,
  set: Pick<StoredProfile, "name" | "photoId">,
  now: EpochMs,
): Promise<string | null> {
  const [previous] = await tx
    .select({ photoId: profiles.photoId })
    .from(profiles)
    .where(isProfileOf({ uid, person }))
    .for("update");
  await tx
    .insert(profiles)
    .values({ uid, person, ...set, createdAt: now })
    .onConflictDoUpdate({ target: [profiles.uid, profiles.person], set });
  const replaced = previous?.photoId ?? null;
  const isUnused = replaced !== set.photoId && (await removeIfUnused(tx, replaced));
  return isUnused ? replaced : null;
}

/** The account's other profile may have the same photo. */
async function removeIfUnused(tx: Database, photoId: string | null): Promise<boolean> {
  if (!photoId || (await tx.$count(profiles, eq(profiles.photoId, photoId))) > 0) return false;
  await tx.delete(photos).where(eq(photos.id, photoId));
  return true;
}

function isProfileOf({ uid, person }: ProfileOwner) {
  return and(eq(profiles.uid, uid), eq(profiles.person, person));
}
