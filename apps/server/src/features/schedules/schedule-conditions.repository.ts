/** The domain's rules about schedules as SQL conditions; tests compare the two. */
import type { BookedTimes } from "@codetale/domain/schedules/booking";
import type { EpochMs } from "@codetale/domain/time";
import {
  and,
  eq,
  gt,
  isNotNull,
  isNull,
  lt,
  lte,
  ne,
  not,
  or,
  type Placeholder,
  sql,
  type SQL,
} from "drizzle-orm";
import { isDisabledAccount } from "#platform/db/disabled-account";
import { schedules } from "#platform/db/schema/schedules";
import type { FoundFacts } from "./schedule-facts.repository.ts";

/** `isOver` of the domain: nothing will happen in it any more. */
export function isOverAt(now: EpochMs | Placeholder): SQL {
  return sql`(not ${isAheadAt(now)})`;
}

/** The opposite of {@link isOverAt}: ahead or going on. */
export function isAheadAt(now: EpochMs | Placeholder | SQL): SQL {
  const { completedAt, cancelledAt, startedAt, startsAt, endsAt, coderId } = schedules;
  return sql`(${completedAt} is null and ${cancelledAt} is null and (${startedAt} is not null
    or case when ${coderId} is null then ${startsAt} else ${endsAt} end > ${now}))`;
}

/** Its start has come without a coder, which nobody has noted yet. */
export function isUntakenAt(now: EpochMs): SQL | undefined {
  const { coderId, cancelledAt, startedAt, startsAt } = schedules;
  return and(isNull(coderId), isNull(cancelledAt), isNull(startedAt), lte(startsAt, now));
}

/** It may still be changed, and nothing of what the domain's rules read has changed since. */
export function isStill(facts: FoundFacts): SQL | undefined {
  const { id, cancelledAt, startedAt, startsAt, endsAt, coderId } = schedules;
  const { paidAt, paidWithCreditOf } = schedules;
  return and(
    eq(id, facts.id),
    isNull(cancelledAt),
    isNull(startedAt),
    eq(startsAt, facts.startsAt),
    eq(endsAt, facts.endsAt),
    facts.coderId === null ? isNull(coderId) : eq(coderId, facts.coderId),
    facts.isPaid ? isNotNull(paidAt) : isNull(paidAt),
    facts.isPaidWithCredit ? isNotNull(paidWithCreditOf) : isNull(paidWithCreditOf),
  );
}

/** A learner's schedule that takes up some of these times; one that is over takes up none. */
export function isHeldWithin(
  learnerId: string,
  { startsAt, endsAt }: BookedTimes,
  now: EpochMs,
): SQL | undefined {
  return and(
    eq(schedules.learnerId, learnerId),
    isAheadAt(now),
    lt(schedules.startsAt, endsAt),
    gt(schedules.endsAt, startsAt),
  );
}

/**
 * May be joined by some coder: it has none, the domain's `refuseJoin` returns no reason, and its learner
 * can come.
 */
export function isOpenAt(now: EpochMs | Placeholder | SQL): SQL | undefined {
  const { coderId, paidAt, learnerId } = schedules;
  return and(isNull(coderId), isNotNull(paidAt), isAheadAt(now), not(isDisabledAccount(learnerId)));
}

/**
 * May be joined by this coder. Overlaps with the coder's other schedules are refused by the table's
 * exclusion constraint.
 */
export function isOpenFor({
  coderId,
  now,
}: {
  coderId: string | Placeholder | SQL;
  now: EpochMs | Placeholder | SQL;
}): SQL | undefined {
  return and(isOpenAt(now), ne(schedules.learnerId, coderId));
}

/** The account participates, as learner or coder. */
export function isParticipant(uid: string | Placeholder): SQL | undefined {
  return or(eq(schedules.learnerId, uid), eq(schedules.coderId, uid));
}
