import { and, eq, inArray, lte, notExists } from "drizzle-orm";
import type { Database } from "#platform/db/database";
import { photos, profiles } from "#platform/db/schema/identity";
import type { PhotoRepository } from "./photos.service.ts";

export function createPhotoRepository(db: Database): PhotoRepository {
  return {
    async add(photo) {
      await db.insert(photos).values(photo);
    },

    async findOwner(photoId) {
      const [found] = await db
        .select({ ownerId: photos.ownerId })
        .from(photos)
        .where(eq(photos.id, photoId));
      return found?.ownerId ?? null;
    },

    async removeUnused(uploadedUntil) {
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
      const removed = await db
        .delete(photos)
        .where(and(inArray(photos.id, ids), notExists(inUse)))
        .returning({ id: photos.id });
      return removed.map(({ id }) => id);
    },
  };
}

const MOST_AT_ONCE = 1000;
