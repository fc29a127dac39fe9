/** Notices with the names and addresses of those they are about and for. */
import type { Notice } from "@codetale/contract/notices";
import type { AccountRole } from "@codetale/contract/values";
import { and, asc, desc, eq, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import type { EpochMs } from "@codetale/domain/time";
import { isUuid } from "#core/uuid";
import type { Database } from "#platform/db/database";
import { profiles, users } from "#platform/db/schema/identity";
import { notices } from "#platform/db/schema/notices";
import { isWaiting } from "./notice-ledger.repository.ts";

export type WaitingNoticeRow = Awaited<ReturnType<typeof selectWithReader>>[number];

/** As its reader sees it, but for what its session is about. */
export type ToldNotice = Omit<Notice, "topic">;

export type ToldNotices = ReturnType<typeof createToldNotices>;

const {
  id,
  accountId,
  person,
  scheduleId,
  kind,
  otherId,
  startsAt,
  endsAt,
  earlierStartsAt,
  earlierEndsAt,
  refund,
  readAt,
  toldAt,
} = notices;

/** The other participant has the other part. */
const isOther = and(
  eq(profiles.uid, otherId),
  sql`${profiles.person} = case ${person} when 'user' then 'coder' else 'user' end`,
);

const facts = {
  ...{ id, kind, person, scheduleId, startsAt, endsAt, earlierStartsAt, earlierEndsAt, refund },
  otherName: sql<string>`coalesce(${profiles.name}, '')`,
};

export function createToldNotices(db: Database) {
  /** What the account was told, and is shown. */
  const isShownTo = (uid: string) =>
    and(eq(accountId, uid), isNotNull(toldAt), eq(notices.isOwn, false));

  const countUnread = (uid: string): Promise<number> =>
    db.$count(notices, and(isShownTo(uid), isNull(readAt)));

  return {
    countUnread,

    /** Names by account, of its profile for the part. */
    async namesOf(uids: readonly string[], part: AccountRole): Promise<Map<string, string>> {
      if (uids.length === 0) return new Map();
      const rows = await db
        .select({ uid: profiles.uid, name: profiles.name })
        .from(profiles)
        .where(and(inArray(profiles.uid, [...new Set(uids)]), eq(profiles.person, part)));
      return new Map(rows.map(({ uid, name }) => [uid, name]));
    },

    async findWaiting(noticeId: string) {
      if (!isUuid(noticeId)) return null;
      const [notice = null] = await selectWithReader(db).where(isWaiting([noticeId]));
      return notice;
    },

    /** Those that are told as one with this one, and wait: it alone, or open requests found with it. */
    async findTogether(notice: WaitingNoticeRow): Promise<WaitingNoticeRow[]> {
      if (notice.kind !== "request-open") return [notice];
      const made = db.select({ at: notices.createdAt }).from(notices).where(eq(id, notice.id));
      const isFoundWithIt = and(
        ...[eq(accountId, notice.accountId), eq(kind, notice.kind)],
        ...[isNull(toldAt), isNull(notices.withdrawnAt)],
        eq(notices.createdAt, made),
      );
      return selectWithReader(db).where(isFoundWithIt).orderBy(asc(startsAt), asc(id));
    },

    /** @returns the unread first, then the latest */
    async list(uid: string, most: number): Promise<ToldNotice[]> {
      const rows = await db
        .select({ ...facts, toldAt, readAt })
        .from(notices)
        .leftJoin(profiles, isOther)
        .where(isShownTo(uid))
        .orderBy(sql`${isNotNull(readAt)}`, desc(toldAt), asc(id))
        .limit(most);
      return rows.map(({ toldAt: at, readAt: read, ...notice }) => ({
        ...notice,
        toldAt: at ?? 0,
        isRead: read !== null,
      }));
    },

    /** @returns how many were unread and are read now */
    async markRead(uid: string, ids: readonly string[], now: EpochMs): Promise<number> {
      const read = await db
        .update(notices)
        .set({ readAt: now })
        .where(and(isShownTo(uid), isNull(readAt), inArray(id, ids.filter(isUuid))))
        .returning({ id });
      return read.length;
    },
  };
}

function selectWithReader(db: Database) {
  return db
    .select({
      ...facts,
      accountId,
      otherId,
      isOwn: notices.isOwn,
      timeZone: notices.timeZone,
      revision: notices.revision,
      email: users.email,
      isDisabled: users.isDisabled,
      isVerified: users.emailVerified,
    })
    .from(notices)
    .innerJoin(users, eq(users.id, accountId))
    .leftJoin(profiles, isOther)
    .$dynamic();
}
