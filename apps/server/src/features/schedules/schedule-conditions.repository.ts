/** The domain's rules about schedules as SQL conditions; tests compare the two. */
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
 * May be joined: it has no coder, and the domain's `refuseJoin` returns no reason. Overlaps with
 * the coder's other schedules are refused by the table's exclusion constraint.
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

/** The account participates, as learner or coder. */
export function isParticipant(uid: string | Placeholder): SQL | undefined {
  return or(eq(schedules.learnerId, uid), eq(schedules.coderId, uid));
}
