import type { EpochMs } from "@codetale/domain/time";
import { and, eq, inArray, lte, notExists } from "drizzle-orm";
import type { Database } from "#platform/db/database";
import type { FileRemoval } from "#platform/db/file-removal";
import { photos, profiles } from "#platform/db/schema/identity";
import { photoKey } from "./photo-key.ts";

export function createPhotoRepository(db: Database, fileRemoval: FileRemoval) {
  return {
    async add(photo: { id: string; ownerId: string; createdAt: EpochMs }): Promise<void> {
      await db.insert(photos).values(photo);
    },

    /** @returns the uid of the account that uploaded it; null when there is no such photo */
    async findOwner(photoId: string): Promise<string | null> {
      const [found] = await db
        .select({ ownerId: photos.ownerId })
        .from(photos)
        .where(eq(photos.id, photoId));
      return found?.ownerId ?? null;
    },

    /**
     * Removes photos that no profile has and that were uploaded at `uploadedUntil` or before, a
     * thousand at most.
     */
    async removeUnused(uploadedUntil: EpochMs): Promise<void> {
      const inUse = db
        .select({ uid: profiles.uid })
        .from(profiles)
        .where(eq(profiles.photoId, photos.id));
      const unused = await db
        .select({ id: photos.id })
        .from(photos)
        .where(and(lte(photos.createdAt, uploadedUntil), notExists(inUse)))
        .limit(MOST_AT_ONCE);
      const ids = unused.map(({ id }) => id);
      // Asked again, since one of them may have been taken into use meanwhile.
      await db.transaction(async (tx) => {
        const removed = await tx
          .delete(photos)
          .where(and(inArray(photos.id, ids), notExists(inUse)))
          .returning({ id: photos.id });
        await fileRemoval.add(
          tx,
          removed.map(({ id }) => photoKey(id)),
        );
      });
      fileRemoval.wake();
    },
  };
}

const MOST_AT_ONCE = 1000;
