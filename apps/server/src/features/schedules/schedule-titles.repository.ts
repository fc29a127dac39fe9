/** What tells the sessions of two people from one another. */
import { inArray } from "drizzle-orm";
import type { EpochMs } from "@codetale/domain/time";
import type { Database } from "#platform/db/database";
import { schedules } from "#platform/db/schema/schedules";

export interface ScheduleTitle {
  startsAt: EpochMs;
  company: string;
  language: string;
}

/** By id, without an access check; ids of no schedule are left out. */
export async function findTitles(
  db: Database,
  scheduleIds: readonly string[],
): Promise<ReadonlyMap<string, ScheduleTitle>> {
  if (scheduleIds.length === 0) return new Map();
  const { id, startsAt, company, language } = schedules;
  const rows = await db
    .select({ id, startsAt, company, language })
    .from(schedules)
    .where(inArray(id, [...scheduleIds]));
  return new Map(rows.map(({ id: scheduleId, ...title }) => [scheduleId, title]));
}
