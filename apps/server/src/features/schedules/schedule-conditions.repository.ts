/** The rules of the domain's `display-state` as the database asks them; a test compares the two. */
import type { EpochMs } from "@codetale/domain/time";
import { type Placeholder, sql, type SQL } from "drizzle-orm";
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
