/** The domain's rules about schedules as conditions of a statement; tests compare the two. */
import type { EpochMs } from "@codetale/domain/time";
import { and, eq, isNotNull, isNull, ne, or, type Placeholder, sql, type SQL } from "drizzle-orm";
import { schedules } from "#platform/db/schema/schedules";

/** `isOver` of the domain: completed or missed. */
export function isOverAt(now: EpochMs | Placeholder): SQL {
  const { completedAt, startedAt, endsAt } = schedules;
  return sql`(${completedAt} is not null or (${startedAt} is null and ${endsAt} <= ${now}))`;
}

/** The opposite of {@link isOverAt}: ahead or going on. */
export function isAheadAt(now: EpochMs | Placeholder): SQL {
  const { completedAt, startedAt, endsAt } = schedules;
  return sql`(${completedAt} is null and (${startedAt} is not null or ${endsAt} > ${now}))`;
}

/**
 * May be joined: without a coder, and `refuseJoin` of the domain says nothing. Whether it overlaps
 * another session of the coder is for the exclusion constraint of the table.
 */
export function isOpenFor({
  coderId,
  now,
}: {
  coderId: string | Placeholder;
  now: EpochMs | Placeholder;
}): SQL | undefined {
  return and(
    isNull(schedules.coderId),
    isNotNull(schedules.paidAt),
    isAheadAt(now),
    ne(schedules.learnerId, coderId),
  );
}

/** The account takes part, as learner or coder. */
export function isParticipant(uid: string | Placeholder): SQL | undefined {
  return or(eq(schedules.learnerId, uid), eq(schedules.coderId, uid));
}
