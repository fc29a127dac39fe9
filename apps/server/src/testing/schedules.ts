import { randomUUID } from "node:crypto";
import type { JoinFacts } from "@codetale/domain/schedules/join";
import type { EpochMs } from "@codetale/domain/time";
import type { Database } from "#platform/db/database";
import { schedules } from "#platform/db/schema/schedules";

type NewSchedule = typeof schedules.$inferInsert;

export interface InsertedSchedule extends Partial<
  Omit<NewSchedule, "id" | "learnerId" | "startsAt" | "endsAt" | "paidAt" | "paymentReference">
> {
  learnerId: string;
  startsAt: EpochMs;
  endsAt: EpochMs;
  /** Paid unless a test says otherwise. */
  isPaid?: boolean;
}

/** A booked schedule, straight into its table. */
export async function insertSchedule(
  db: Database,
  facts: InsertedSchedule,
): Promise<{ id: string }> {
  const row = scheduleRow(facts);
  await db.insert(schedules).values(row);
  return { id: row.id };
}

/** Many at once. */
export async function insertSchedules(
  db: Database,
  list: readonly InsertedSchedule[],
): Promise<{ id: string }[]> {
  const rows = list.map(scheduleRow);
  await db.insert(schedules).values(rows);
  return rows.map(({ id }) => ({ id }));
}

/** What the domain's rules read of such a schedule. */
export function factsOf({ learnerId, startsAt, endsAt, ...facts }: InsertedSchedule): JoinFacts {
  const { isPaid = true, coderId = null, startedAt = null } = facts;
  const { completedAt = null, cancelledBy = null } = facts;
  return {
    ...{ learnerId, startsAt, endsAt, isPaid },
    ...{ coderId, startedAt, completedAt, cancelledBy },
  };
}

function scheduleRow({ isPaid = true, ...facts }: InsertedSchedule) {
  return {
    id: randomUUID(),
    timeZone: "UTC",
    difficulty: "Medium",
    language: "Python",
    numberOfQuestions: 2,
    company: "Acme",
    mode: "Practice",
    paidAt: isPaid ? 0 : null,
    paymentReference: isPaid ? "test" : null,
    createdAt: 0,
    ...facts,
  } satisfies NewSchedule;
}
