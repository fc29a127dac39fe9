/**
 * Finds out which coders are to be told of which open requests, and makes their notices. A session
 * becomes open with a notice of its learner's, so the ledger itself says since when each one is.
 */
import { randomUUID } from "node:crypto";
import {
  areRequestsDue,
  OPENED_WITHIN_MS,
  openingKinds,
  suitableRequests,
  type OpenRequest,
} from "@codetale/domain/notices/request-alerts";
import type { BookedTimes } from "@codetale/domain/schedules/booking";
import { DAY_MS, type EpochMs } from "@codetale/domain/time";
import { and, eq, gt, inArray, isNull, max } from "drizzle-orm";
import type { AddJob } from "#platform/db/add-job";
import type { Database } from "#platform/db/database";
import { lockAccount } from "#platform/db/lock-account";
import { notices } from "#platform/db/schema/notices";
import type { NoticeSchedule } from "./notice-schedule.ts";
import { noticeTelling } from "./notices.jobs.ts";
import type { RequestAlertsRepository } from "./request-alerts.repository.ts";

/** A schedule that may be joined. */
export type OpenSchedule = NoticeSchedule & Pick<OpenRequest, "language" | "difficulty">;

export interface RequestNoticesDeps {
  db: Database;
  addJob: AddJob;
  alerts: Pick<RequestAlertsRepository, "byAccount">;
  /** Those of the schedules that coders may join. */
  findOpen(db: Database, scheduleIds: readonly string[], now: EpochMs): Promise<OpenSchedule[]>;
  /** The sessions ahead of each account, in either part. */
  findHeld(
    db: Database,
    uids: readonly string[],
    now: EpochMs,
  ): Promise<Map<string, BookedTimes[]>>;
}

type Request = OpenSchedule & OpenRequest;

const { accountId, scheduleId, kind, person, occasionAt, createdAt, withdrawnAt } = notices;

export function createRequestNotices(deps: RequestNoticesDeps) {
  const { db, addJob, alerts, findOpen, findHeld } = deps;

  async function findRequests(now: EpochMs): Promise<Request[]> {
    const openings = await db
      .select({ scheduleId, openedAt: max(occasionAt) })
      .from(notices)
      .where(
        and(
          gt(createdAt, now - OPENED_WITHIN_MS),
          inArray(kind, [...openingKinds]),
          eq(person, "user"),
        ),
      )
      .groupBy(scheduleId);
    if (openings.length === 0) return [];
    const openedAts = new Map(openings.map((each) => [each.scheduleId, each.openedAt ?? now]));
    const open = await findOpen(db, [...openedAts.keys()], now);
    return open.map((schedule) => ({ ...schedule, openedAt: openedAts.get(schedule.id) ?? now }));
  }

  /** Without those that the account was told of, whether as open, or as the coder who was freed. */
  async function withoutTold(within: Database, uid: string, requests: readonly Request[]) {
    const ids = requests.map(({ id }) => id);
    const told = await within
      .select({ scheduleId, occasionAt })
      .from(notices)
      .where(and(eq(accountId, uid), inArray(scheduleId, ids)));
    return requests.filter(
      ({ id, openedAt }) =>
        !told.some((each) => each.scheduleId === id && each.occasionAt === openedAt),
    );
  }

  /** The account is locked, so that two processes do not tell it twice within one pause. */
  const noteFor = (uid: string, suitable: readonly Request[], now: EpochMs): Promise<void> =>
    db.transaction(async (tx) => {
      await lockAccount(tx, uid);
      const requests = await withoutTold(tx, uid, suitable);
      const toldLately = await tx
        .selectDistinct({ at: createdAt })
        .from(notices)
        .where(
          and(
            eq(accountId, uid),
            eq(kind, "request-open"),
            gt(createdAt, now - DAY_MS),
            isNull(withdrawnAt),
          ),
        );
      const openedAts = requests.map(({ openedAt }) => openedAt);
      const toldAts = toldLately.map(({ at }) => at);
      const [first, ...others] = requests.map((request) => rowOf(uid, request, now));
      if (!first || !areRequestsDue(openedAts, toldAts, now)) return;
      await tx.insert(notices).values([first, ...others]);
      // Its job tells the others with it.
      await addJob(tx, noticeTelling, { id: first.id });
    });

  /** Makes the notices of requests that are to be told by now; again changes nothing. */
  return async function noteRequests(now: EpochMs): Promise<void> {
    const requests = await findRequests(now);
    if (requests.length === 0) return;
    const byAccount = await alerts.byAccount();
    const held = await findHeld(db, [...byAccount.keys()], now);
    for (const [uid, { alerts: own, timeZone }] of byAccount) {
      const coder = { accountId: uid, alerts: own, held: held.get(uid) ?? [] };
      const suitable = suitableRequests({ ...coder, timeZone: timeZone ?? "UTC" }, requests);
      const isNews = suitable.length > 0 && (await withoutTold(db, uid, suitable)).length > 0;
      if (isNews) await noteFor(uid, suitable, now);
    }
  };
}

function rowOf(uid: string, request: Request, now: EpochMs): typeof notices.$inferInsert {
  const { id, startsAt, endsAt, timeZone, revision, openedAt } = request;
  return {
    ...{ id: randomUUID(), accountId: uid, person: "coder", kind: "request-open" },
    ...{ scheduleId: id, isOwn: false, otherId: null, occasionAt: openedAt },
    ...{ startsAt, endsAt, timeZone, revision, refund: null, createdAt: now },
  };
}
