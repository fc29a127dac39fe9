import type { AccountRole } from "@codetale/contract/values";
import type { EpochMs } from "@codetale/domain/time";
import { and, eq } from "drizzle-orm";
import type { Actor } from "#core/actor";
import type { Database } from "#platform/db/database";
import { photos, profiles, users } from "#platform/db/schema/identity";
import { isUniqueViolation } from "#platform/db/database-errors";
import type { StoredProfile } from "./profile.ts";
import type { TicketClaim } from "../codes/ticket.ts";
import { spendTicket } from "../codes/tickets.repository.ts";

type ProfileOwner = Pick<Actor, "uid" | "person">;

interface SavedProfile {
  /** The photo that no profile uses any more; its file may be deleted. */
  unusedPhotoId: string | null;
}

export type ProfileRepository = ReturnType<typeof createProfileRepository>;

export function createProfileRepository(db: Database) {
  return {
    /** @returns the active profile; null when the account is gone */
    async find({ uid, person }: ProfileOwner): Promise<StoredProfile | null> {
      const [found] = await db
        .select({
          email: users.email,
          emailVerified: users.emailVerified,
          name: profiles.name,
          photoId: profiles.photoId,
        })
        .from(users)
        .leftJoin(profiles, isProfile(uid, person))
        .where(eq(users.id, uid));
      return found ? { ...found, name: found.name ?? "" } : null;
    },

    /**
     * Saves the active profile and spends the ticket, all or nothing. A photo has to be one that
     * the owner uploaded.
     */
    save(
      owner: ProfileOwner,
      profile: StoredProfile,
      claim: TicketClaim | null,
      now: EpochMs,
    ): Promise<SavedProfile | "taken" | "ticket-invalid" | "photo-unknown"> {
      return db
        .transaction(async (tx) => {
          if (profile.photoId && !(await isUploader(tx, owner, profile.photoId))) {
            return "photo-unknown" as const;
          }
          if (claim && !(await spendTicket(tx, claim, now))) return "ticket-invalid" as const;
          await saveAddress(tx, owner, profile, now);
          const replaced = await replaceProfile(tx, owner, profile, now);
          const isUnused = replaced !== profile.photoId && (await removeIfUnused(tx, replaced));
          return { unusedPhotoId: isUnused ? replaced : null };
        })
        .catch((error: unknown) => {
          if (isUniqueViolation(error, "users_email_unique")) return "taken" as const;
          throw error;
        });
    },
  };
}

async function isUploader(tx: Database, { uid }: ProfileOwner, photoId: string): Promise<boolean> {
  const found = await tx
    .select({ id: photos.id })
    .from(photos)
    .where(and(eq(photos.id, photoId), eq(photos.ownerId, uid)))
    .for("update");
  return found.length > 0;
}

async function saveAddress(
  tx: Database,
  { uid }: ProfileOwner,
  { email, emailVerified }: StoredProfile,
  now: EpochMs,
): Promise<void> {
  await tx
    .update(users)
    .set({ email, emailVerified, updatedAt: new Date(now) })
    .where(eq(users.id, uid));
}

/** @returns the photo that the profile had before */
async function replaceProfile(
  tx: Database,
  { uid, person }: ProfileOwner,
  { name, photoId }: StoredProfile,
  now: EpochMs,
): Promise<string | null> {
  const [previous] = await tx
    .select({ photoId: profiles.photoId })
    .from(profiles)
    .where(isProfile(uid, person))
    .for("update");
  await tx
    .insert(profiles)
    .values({ uid, person, name, photoId, createdAt: now })
    .onConflictDoUpdate({
      target: [profiles.uid, profiles.person],
      set: { name, photoId },
    });
  return previous?.photoId ?? null;
}

/** The account's other profile may have the same photo. */
async function removeIfUnused(tx: Database, photoId: string | null): Promise<boolean> {
  if (!photoId) return false;
  const holders = await tx
    .select({ uid: profiles.uid })
    .from(profiles)
    .where(eq(profiles.photoId, photoId));
  if (holders.length > 0) return false;
  await tx.delete(photos).where(eq(photos.id, photoId));
  return true;
}

function isProfile(uid: string, person: AccountRole) {
  return and(eq(profiles.uid, uid), eq(profiles.person, person));
}
