/** What the domain's rules read of a schedule. */
import type { JoinFacts } from "@codetale/domain/schedules/join";
import { and, eq, type SQL } from "drizzle-orm";
import { isUuid } from "#core/uuid";
import type { Database } from "#platform/db/database";
import { schedules } from "#platform/db/schema/schedules";
import { scheduleColumns } from "./schedule-columns.repository.ts";

const { id, learnerId, coderId, startsAt, endsAt, startedAt, completedAt, paidAt } =
  scheduleColumns;

export interface FoundFacts extends JoinFacts {
  id: string;
}

export function selectFacts(db: Database) {
  return db
    .select({ id, learnerId, coderId, startsAt, endsAt, startedAt, completedAt, paidAt })
    .from(schedules);
}

/** @param where condition for the schedules that the caller may find; undefined for all */
export async function findFacts(
  db: Database,
  scheduleId: string,
  where: SQL | undefined,
): Promise<FoundFacts | null> {
  if (!isUuid(scheduleId)) return null;
  const [row] = await selectFacts(db).where(and(eq(schedules.id, scheduleId), where));
  if (!row) return null;
  const { paidAt, ...facts } = row;
  return { ...facts, isPaid: paidAt !== null };
}
