import type { EpochMs } from "@codetale/domain/time";
import { and, eq, exists, gt, inArray, isNotNull, isNull, lte, notExists, or } from "drizzle-orm";
import type { Actor } from "#core/actor";
import type { Database } from "#platform/db/database";
import { photos, profiles } from "#platform/db/schema/identity";
import { schedules } from "#platform/db/schema/schedules";
import type { PhotoRepository } from "./photos.service.ts";

export function createPhotoRepository(db: Database): PhotoRepository {
  return {
    async add(photo) {
      await db.insert(photos).values(photo);
    },

    async isVisibleTo(actor, photoId, now) {
      const shared = db
        .select({ id: schedules.id })
        .from(schedules)
        .where(
          or(
            and(eq(schedules.learnerId, photos.ownerId), eq(schedules.coderId, actor.uid)),
            and(eq(schedules.learnerId, actor.uid), eq(schedules.coderId, photos.ownerId)),
            isOnOffer(actor, now),
          ),
        );
      const found = await db
        .select({ id: photos.id })
        .from(photos)
        .where(and(eq(photos.id, photoId), or(eq(photos.ownerId, actor.uid), exists(shared))));
      return found.length > 0;
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

/** Coders see the learner of a schedule that they could join. */
function isOnOffer({ person }: Actor, now: EpochMs) {
  if (person !== "coder") return undefined;
  return and(
    eq(schedules.learnerId, photos.ownerId),
    isNull(schedules.coderId),
    isNotNull(schedules.paidAt),
    gt(schedules.endsAt, now),
  );
}
