/**
 * The lists of schedules. Each is one statement, prepared once because screens request them often.
 */
import { and, asc, desc, eq, gte, lt, sql, type SQL } from "drizzle-orm";
import type { Database } from "#platform/db/database";
import { schedules } from "#platform/db/schema/schedules";
import { isUuid } from "#core/uuid";
import { MOST_LISTED, MOST_OPEN_LISTED, type ListingRepository } from "./listing.service.ts";
import { isAheadAt, isOpenFor, isOverAt, isParticipant } from "./schedule-conditions.repository.ts";
import { selectSchedules } from "./schedule-reading.repository.ts";
import { toSchedule } from "./schedule-wire.ts";

const now = sql.placeholder("now");
const uid = sql.placeholder("uid");
const fromAt = sql.placeholder("fromAt");
const toAt = sql.placeholder("toAt");
const scheduleId = sql.placeholder("scheduleId");

const soonestFirst = [asc(schedules.startsAt), asc(schedules.id)];
const latestFirst = [desc(schedules.startsAt), desc(schedules.id)];
const ofLearner = eq(schedules.learnerId, uid);
const ofCoder = eq(schedules.coderId, uid);
const isOpenForCoder = isOpenFor({ coderId: uid, now });
const startsWithin = and(gte(schedules.startsAt, fromAt), lt(schedules.startsAt, toAt));

export function createListingRepository(db: Database): ListingRepository {
  const list = (name: string, where: SQL | undefined, order: SQL[], most = MOST_LISTED) =>
    selectSchedules(db)
      .where(where)
      .orderBy(...order)
      .limit(most)
      .prepare(`schedules_${name}`);

  const learnerAhead = list("learner_ahead", and(ofLearner, isAheadAt(now)), soonestFirst);
  const learnerOver = list("learner_over", and(ofLearner, isOverAt(now)), latestFirst);
  const coderAhead = list("coder_ahead", and(ofCoder, isAheadAt(now)), soonestFirst);
  const coderOver = list("coder_over", and(ofCoder, isOverAt(now)), latestFirst);
  const open = list("open", isOpenForCoder, soonestFirst, MOST_OPEN_LISTED);
  const openWithin = list(
    "open_within",
    and(isOpenForCoder, startsWithin),
    soonestFirst,
    MOST_OPEN_LISTED,
  );
  const participated = list(
    "participated",
    and(eq(schedules.id, scheduleId), isParticipant(uid)),
    soonestFirst,
  );

  return {
    async listForLearner(learnerId, completed, now) {
      const statement = completed ? learnerOver : learnerAhead;
      return (await statement.execute({ uid: learnerId, now })).map(toSchedule);
    },
    async listForCoder(coderId, completed, now) {
      const statement = completed ? coderOver : coderAhead;
      return (await statement.execute({ uid: coderId, now })).map(toSchedule);
    },
    async listOpen(coderId, now, within) {
      const asked = { uid: coderId, now };
      const rows = within ? openWithin.execute({ ...asked, ...within }) : open.execute(asked);
      return (await rows).map(toSchedule);
    },
    async findFor(uid, scheduleId) {
      if (!isUuid(scheduleId)) return null;
      const [row] = await participated.execute({ uid, scheduleId });
      return row ? toSchedule(row) : null;
    },
  };
}
