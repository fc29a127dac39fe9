/** The booked sessions. */
import type { Difficulty, Mode, ProgrammingLanguage } from "@codetale/domain/schedules/booking";
import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { instant } from "../instant-column.ts";
import { users } from "./identity.ts";

/** What the learner writes freely. Each is blank where nothing was written and once its account is deleted. */
export const learnerTexts = {
  otherRequests: text("other_requests").notNull().default(""),
};

export const schedules = pgTable(
  "schedules",
  {
    id: uuid("id").primaryKey(),
    learnerId: text("learner_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    coderId: text("coder_id").references(() => users.id, { onDelete: "set null" }),
    startsAt: instant("starts_at").notNull(),
    endsAt: instant("ends_at").notNull(),
    timeZone: text("time_zone").notNull(),
    difficulty: text("difficulty").$type<Difficulty>().notNull(),
    language: text("language").$type<ProgrammingLanguage>().notNull(),
    numberOfQuestions: integer("number_of_questions").notNull(),
    company: text("company").notNull(),
    mode: text("mode").$type<Mode>().notNull(),
    ...learnerTexts,
    paidAt: instant("paid_at"),
    paymentReference: text("payment_reference"),
    startedAt: instant("started_at"),
    completedAt: instant("completed_at"),
    createdAt: instant("created_at").notNull(),
    /** Made by the page for one filled form; booking again with it changes nothing. */
    idempotencyKey: text("idempotency_key"),
  },
  (t) => [
    check("schedules_end_after_start", sql`${t.endsAt} > ${t.startsAt}`),
    check(
      "schedules_started_before_completed",
      sql`${t.completedAt} is null or ${t.startedAt} is not null`,
    ),
    uniqueIndex("schedules_idempotency").on(t.learnerId, t.idempotencyKey),
    index("schedules_learner").on(t.learnerId, t.startsAt),
    index("schedules_coder").on(t.coderId, t.startsAt),
    index("schedules_open")
      .on(t.endsAt)
      .where(sql`${t.coderId} is null and ${t.paidAt} is not null`),
    // Migration 0001 adds the exclusion constraint schedules_coder_overlap, which drizzle cannot say.
  ],
);
