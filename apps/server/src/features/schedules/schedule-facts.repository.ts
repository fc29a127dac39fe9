/** What statements read of a schedule: all of it, or what the domain's rules need. */
import type { Refund, WayOutFacts } from "@codetale/domain/schedules/cancelling";
import type { JoinFacts } from "@codetale/domain/schedules/join";
import { and, eq, getTableColumns, sql, type SQL } from "drizzle-orm";
import { isUuid } from "#core/uuid";
import type { Database } from "#platform/db/database";
import { schedules } from "#platform/db/schema/schedules";

const { paymentReference, refundReference, idempotencyKey, ...columns } =
  getTableColumns(schedules);

/** All columns but those that only the server reads. A column added to the table is included. */
export const scheduleColumns = columns;

export type ScheduleRow = Pick<typeof schedules.$inferSelect, keyof typeof scheduleColumns>;

export interface FoundFacts extends JoinFacts, WayOutFacts {
  id: string;
  /** What it gave back; null unless it was cancelled. */
  refund: Refund | null;
  /** The coder who handed it back last. */
  leftCoderId: string | null;
}

/** To be set with every change that a calendar has to take over. */
export const nextRevision = sql`${schedules.revision} + 1`;

export function selectFacts(db: Database) {
  const { id, learnerId, coderId, startsAt, endsAt, startedAt, completedAt } = columns;
  const { cancelledBy, refund, paidAt, paidWithCreditOf, leftCoderId } = columns;
  return db
    .select({
      ...{ id, learnerId, coderId, startsAt, endsAt, startedAt, completedAt },
      ...{ cancelledBy, refund, paidAt, paidWithCreditOf, leftCoderId },
    })
    .from(schedules)
    .$dynamic();
}

export function toFacts({
  paidAt,
  paidWithCreditOf,
  ...facts
}: Awaited<ReturnType<typeof selectFacts>>[number]): FoundFacts {
  return { ...facts, isPaid: paidAt !== null, isPaidWithCredit: paidWithCreditOf !== null };
}

/** @param where condition for the schedules that the caller may find; undefined for all */
export async function findFacts(
  db: Database,
  scheduleId: string,
  where?: SQL,
): Promise<FoundFacts | null> {
  if (!isUuid(scheduleId)) return null;
  const [row] = await selectFacts(db).where(and(eq(schedules.id, scheduleId), where));
  return row ? toFacts(row) : null;
}
