/** A schedule's columns, for every statement that reads whole schedules. */
import { getTableColumns } from "drizzle-orm";
import { schedules } from "#platform/db/schema/schedules";

const { paymentReference, idempotencyKey, ...columns } = getTableColumns(schedules);

/** All columns but those that only the server reads. A column added to the table is included. */
export const scheduleColumns = columns;

export type ScheduleRow = Pick<typeof schedules.$inferSelect, keyof typeof scheduleColumns>;
