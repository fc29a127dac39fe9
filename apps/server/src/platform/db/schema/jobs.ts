/** Jobs between two databases; those of a running product are the queue's own: docs/decisions/098. */
import { jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";

/** Jobs that came with the rows of another database, until the next start adds them to the queues. */
export const carriedJobs = pgTable("carried_jobs", {
  id: uuid("id").primaryKey(),
  queue: text("queue").notNull(),
  data: jsonb("data").notNull(),
});
