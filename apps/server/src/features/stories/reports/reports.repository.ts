/** Keeps what was said against shared stories, and what an operator made of it. */
import { randomUUID } from "node:crypto";
import type { ReportReason } from "@codetale/contract/stories/reports";
import type { EpochMs } from "@codetale/domain/time";
import { and, asc, desc, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { isUuid } from "#core/uuid";
import type { Database } from "#platform/db/database";
import { users } from "#platform/db/schema/identity";
import { stories, storyLinks, storyReports } from "#platform/db/schema/stories";
import { isVisibleTo } from "../story-visibility.repository.ts";

interface NewReport {
  storyId: string;
  /** Null for a visitor. */
  reporterId: string | null;
  reason: ReportReason;
  text: string;
  reportedAt: EpochMs;
}

/** Largest number of stories in the list of those that are taken down. */
const MOST_TAKEN_DOWN = 200;

export type ReportRepository = ReturnType<typeof createReportRepository>;

export type ReportedStory = NonNullable<Awaited<ReturnType<ReportRepository["find"]>>>;

export function createReportRepository(db: Database) {
  /** Answers every open report of the story in the transaction that decides about it. */
  async function close(tx: Database, storyId: string, now: EpochMs): Promise<void> {
    await tx
      .update(storyReports)
      .set({ closedAt: now })
      .where(and(eq(storyReports.storyId, storyId), isNull(storyReports.closedAt)));
  }

  return {
    /** Who reports a story again says it in other words. @returns false where they see no such story */
    async add(report: NewReport): Promise<boolean> {
      const { storyId, reporterId, reason, text, reportedAt } = report;
      if (!isUuid(storyId)) return false;
      const seen = and(eq(stories.id, storyId), isVisibleTo(reporterId));
      if ((await db.$count(stories, seen)) === 0) return false;
      await db
        .insert(storyReports)
        .values({ ...report, id: randomUUID() })
        .onConflictDoUpdate({
          target: [storyReports.storyId, storyReports.reporterId],
          set: { reason, text, reportedAt, closedAt: null },
        });
      return true;
    },

    /** The open reports, oldest first; at most `most`. */
    open: (most: number) =>
      db
        .select({
          storyId: storyReports.storyId,
          title: stories.titleForOthers,
          owner: users.email,
          takenDownAt: stories.takenDownAt,
          reason: storyReports.reason,
          text: storyReports.text,
          reportedAt: storyReports.reportedAt,
        })
        .from(storyReports)
        .innerJoin(stories, eq(stories.id, storyReports.storyId))
        .leftJoin(users, eq(users.id, stories.ownerId))
        .where(and(isNull(storyReports.closedAt), isNull(stories.deletedAt)))
        .orderBy(asc(storyReports.reportedAt), asc(storyReports.id))
        .limit(most),

    /** The latest first. */
    takenDown: () =>
      db
        .select({
          storyId: stories.id,
          title: stories.titleForOthers,
          owner: users.email,
          takenDownAt: stories.takenDownAt,
        })
        .from(stories)
        .leftJoin(users, eq(users.id, stories.ownerId))
        .where(and(isNotNull(stories.takenDownAt), isNull(stories.deletedAt)))
        .orderBy(desc(stories.takenDownAt), asc(stories.id))
        .limit(MOST_TAKEN_DOWN),

    /** As others hear it. @returns null where there is none */
    async find(storyId: string) {
      if (!isUuid(storyId)) return null;
      const [found] = await db
        .select({
          id: stories.id,
          title: stories.titleForOthers,
          scenes: stories.scenesForOthers,
          language: stories.language,
          ownerId: stories.ownerId,
          owner: users.email,
          sharedAt: stories.sharedAt,
          takenDownAt: stories.takenDownAt,
          /** Also where its reports are closed. */
          isReported: sql<boolean>`exists (
            select 1 from ${storyReports} where ${storyReports.storyId} = ${stories.id}
          )`,
        })
        .from(stories)
        .leftJoin(users, eq(users.id, stories.ownerId))
        .where(and(eq(stories.id, storyId), isNull(stories.deletedAt)));
      return found ?? null;
    },

    /** Nobody but its owner plays it from then on, by no private link either. */
    takeDown: (storyId: string, now: EpochMs): Promise<void> =>
      db.transaction(async (tx) => {
        await tx
          .update(stories)
          .set({ takenDownAt: now, sharedAt: null })
          .where(eq(stories.id, storyId));
        await tx.delete(storyLinks).where(eq(storyLinks.storyId, storyId));
        await close(tx, storyId, now);
      }),

    /** Its owner may share it again; a sample story, which has none, is shared at once. */
    async putBack(storyId: string, now: EpochMs): Promise<void> {
      const sharedAt = sql`case when ${stories.ownerId} is null then ${now}::bigint end`;
      await db
        .update(stories)
        .set({ takenDownAt: null, ownerToldAt: null, sharedAt })
        .where(eq(stories.id, storyId));
    },

    keep: (storyId: string, now: EpochMs) => close(db, storyId, now),
  };
}
