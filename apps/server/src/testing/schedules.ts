import { randomUUID } from "node:crypto";
import type { EpochMs } from "@codetale/domain/time";
import type { Database } from "#platform/db/database";
import { schedules } from "#platform/db/schema/schedules";

export interface InsertedSchedule {
  learnerId: string;
  startsAt: EpochMs;
  endsAt: EpochMs;
  coderId?: string | null;
  /** Paid unless a test says otherwise. */
  isPaid?: boolean;
  startedAt?: EpochMs | null;
  completedAt?: EpochMs | null;
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

function scheduleRow(facts: InsertedSchedule) {
  const { isPaid = true, coderId = null, startedAt = null, completedAt = null } = facts;
  return {
    id: randomUUID(),
    learnerId: facts.learnerId,
    coderId,
    startsAt: facts.startsAt,
    endsAt: facts.endsAt,
    startedAt,
    completedAt,
    timeZone: "UTC",
    difficulty: "Medium",
    language: "Python",
    numberOfQuestions: 2,
    company: "Acme",
    mode: "Practice",
    otherRequests: "",
    paidAt: isPaid ? 0 : null,
    paymentReference: isPaid ? "test" : null,
    createdAt: 0,
  };
}
