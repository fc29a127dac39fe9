/** A schedule's columns, for every statement that reads whole schedules. */
import { getTableColumns } from "drizzle-orm";
import { schedules } from "#platform/db/schema/schedules";

const { paymentReference, idempotencyKey, ...columns } = getTableColumns(schedules);

/** All but what only the server compares. A column that is added to the table is read as well. */
export const scheduleColumns = columns;

export type ScheduleRow = Pick<typeof schedules.$inferSelect, keyof typeof scheduleColumns>;
