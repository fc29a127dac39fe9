/**
 * The lists of schedules. Each is one statement, prepared once because screens request them often.
 */
import type { Schedule } from "@codetale/contract/schedules";
import type { AccountRole, PublicProfile } from "@codetale/contract/values";
import type { EpochMs } from "@codetale/domain/time";
import { and, asc, desc, eq, gte, lt, sql, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Database } from "#platform/db/database";
import { profiles } from "#platform/db/schema/identity";
import { schedules } from "#platform/db/schema/schedules";
import { DELETED_ACCOUNT } from "@codetale/domain/identity/deleted-account";
import { shownName } from "@codetale/domain/identity/shown-name";
import { isUuid } from "#core/uuid";
import {
  isAheadAt,
  isOpenFor,
  isOverAt,
  isParticipant,
} from "../schedule-conditions.repository.ts";
import { scheduleColumns } from "../schedule-facts.repository.ts";
import { profileOf, toSchedule } from "../schedule-wire.ts";

/** Largest number of an account's own schedules in one list; of those that are over, the latest. */
const MOST_LISTED = 500;
/** Largest number of open schedules in one list. */
const MOST_OPEN_LISTED = 200;

const now = sql.placeholder("now");
const uid = sql.placeholder("uid");
const fromAt = sql.placeholder("fromAt");
const toAt = sql.placeholder("toAt");
const scheduleId = sql.placeholder("scheduleId");

const learner = alias(profiles, "learner");
const coder = alias(profiles, "coder");

const isCoder = and(eq(coder.uid, schedules.coderId), eq(coder.person, "coder"));

const soonestFirst = [asc(schedules.startsAt), asc(schedules.id)];
const latestFirst = [desc(schedules.startsAt), desc(schedules.id)];
const isOpenForCoder = isOpenFor({ coderId: uid, now });
const startsWithin = and(gte(schedules.startsAt, fromAt), lt(schedules.startsAt, toAt));

export type ListingRepository = ReturnType<typeof createListingRepository>;

export function createListingRepository(db: Database) {
  const list = (name: string, where: SQL | undefined, order: SQL[], most = MOST_LISTED) =>
    selectSchedules(db)
      .where(where)
      .orderBy(...order)
      .limit(most)
      .prepare(`schedules_${name}`);

  const listsOf = (name: string, isOwn: SQL) => ({
    ahead: list(`${name}_ahead`, and(isOwn, isAheadAt(now)), soonestFirst),
    over: list(`${name}_over`, and(isOwn, isOverAt(now)), latestFirst),
  });
  const own = {
    user: listsOf("learner", eq(schedules.learnerId, uid)),
    coder: listsOf("coder", eq(schedules.coderId, uid)),
  };
  // One more tells whether there are more.
  const open = list("open", isOpenForCoder, soonestFirst, MOST_OPEN_LISTED + 1);
  const openWithin = list(
    "open_within",
    and(isOpenForCoder, startsWithin),
    soonestFirst,
    MOST_OPEN_LISTED + 1,
  );
  const openOne = list(
    "open_one",
    and(isOpenForCoder, eq(schedules.id, scheduleId)),
    soonestFirst,
    1,
  );
  const participated = list(
    "participated",
    and(eq(schedules.id, scheduleId), isParticipant(uid)),
    soonestFirst,
  );

  return {
    /** @param completed true lists what is over, latest first; false what is not, soonest first */
    async listOwn(person: AccountRole, uid: string, completed: boolean, now: EpochMs) {
      const statement = completed ? own[person].over : own[person].ahead;
      return (await statement.execute({ uid, now })).map(toSchedule);
    },
    /** @param within range of starting times; null for any */
    async listOpen(
      coderId: string,
      now: EpochMs,
      within: { fromAt: EpochMs; toAt: EpochMs } | null,
    ) {
      const asked = { uid: coderId, now };
      const rows = await (within
        ? openWithin.execute({ ...asked, ...within })
        : open.execute(asked));
      return {
        filteredSchedule: rows.slice(0, MOST_OPEN_LISTED).map(toOpenSchedule),
        isMore: rows.length > MOST_OPEN_LISTED,
      };
    },
    /** The schedule in a list, where the coder may join it. */
    async findOpen(coderId: string, now: EpochMs, scheduleId: string) {
      if (!isUuid(scheduleId)) return [];
      return (await openOne.execute({ uid: coderId, now, scheduleId })).map(toOpenSchedule);
    },
    /** Finds a schedule among those in which the account participates. */
    async findFor(uid: string, scheduleId: string) {
      if (!isUuid(scheduleId)) return null;
      const [row] = await participated.execute({ uid, scheduleId });
      return row ? toSchedule(row) : null;
    },
    /** Finds a coder who has joined a schedule of the learner's, and has not handed it back. */
    async findCoderOf(learnerId: string, coderId: string): Promise<PublicProfile | null> {
      if (coderId === DELETED_ACCOUNT.uid) return null;
      const [found] = await db
        .select({ name: coder.name, photoId: coder.photoId })
        .from(schedules)
        .leftJoin(coder, isCoder)
        .where(and(eq(schedules.learnerId, learnerId), eq(schedules.coderId, coderId)))
        .limit(1);
      return found ? profileOf(coderId, shownName(found.name, "coder"), found.photoId) : null;
    },
  };
}

/** Why another coder handed it back is for the learner. */
function toOpenSchedule(row: Parameters<typeof toSchedule>[0]): Schedule {
  return { ...toSchedule(row), handedBack: null };
}

/** Schedules with the names and photos of both participants. */
function selectSchedules(db: Database) {
  return db
    .select({
      ...scheduleColumns,
      learnerName: learner.name,
      learnerPhotoId: learner.photoId,
      coderName: coder.name,
      coderPhotoId: coder.photoId,
    })
    .from(schedules)
    .leftJoin(learner, and(eq(learner.uid, schedules.learnerId), eq(learner.person, "user")))
    .leftJoin(coder, isCoder)
    .$dynamic();
}
