/** Which accounts may see each other's photos because they share, or could share, a schedule. */
import type { EpochMs } from "@codetale/domain/time";
import { and, eq, or } from "drizzle-orm";
import type { Actor } from "#core/actor";
import type { Database } from "#platform/db/database";
import { schedules } from "#platform/db/schema/schedules";
import { isOpenFor } from "./schedule-conditions.repository.ts";

export function createMeetingRepository(db: Database) {
  return {
    /**
     * Whether the two share a schedule, or `viewer` is a coder who may join one of `otherUid`'s.
     */
    async mayMeet(viewer: Actor, otherUid: string, now: EpochMs): Promise<boolean> {
      const { learnerId, coderId } = schedules;
      const joinable = and(eq(learnerId, otherUid), isOpenFor({ coderId: viewer.uid, now }));
      const found = await db
        .select({ id: schedules.id })
        .from(schedules)
        .where(
          or(
            and(eq(learnerId, otherUid), eq(coderId, viewer.uid)),
            and(eq(learnerId, viewer.uid), eq(coderId, otherUid)),
            viewer.person === "coder" ? joinable : undefined,
          ),
        )
        .limit(1);
      return found.length > 0;
    },
  };
}
