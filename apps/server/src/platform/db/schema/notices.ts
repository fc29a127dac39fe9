/** What accounts are told of their sessions, and how they want to be told. */
import type { NoticeGroup, NoticeKind } from "@codetale/domain/notices/notice-kinds";
import type { AccountRole } from "@codetale/contract/values";
import type { Difficulty, ProgrammingLanguage } from "@codetale/domain/schedules/booking";
import type { RequestDays } from "@codetale/domain/schedules/requests-calendar";
import type { DayPart } from "@codetale/domain/schedules/slots";
import type { Refund } from "@codetale/domain/schedules/cancelling";
import { boolean, index, integer, jsonb, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { instant } from "../instant-column.ts";
import { ownerColumn, users } from "./identity.ts";

/** The ledger: each notice once, from the change of the schedule on; kept for 90 days. */
export const notices = pgTable(
  "notices",
  {
    id: uuid("id").primaryKey(),
    accountId: ownerColumn("account_id"),
    /** The reader's part in the schedule. */
    person: text("person").$type<AccountRole>().notNull(),
    /** No foreign key: that a session was cancelled is told also where its row is deleted. */
    scheduleId: uuid("schedule_id").notNull(),
    kind: text("kind").$type<NoticeKind>().notNull(),
    isOwn: boolean("is_own").notNull(),
    /** The other participant as the notice was made, or the coder who has left. */
    otherId: text("other_id").references(() => users.id, { onDelete: "set null" }),
    /** Tells it from others of its kind: when the change was, or since when it is due. */
    occasionAt: instant("occasion_at").notNull(),
    /** The schedule as the notice was made. */
    startsAt: instant("starts_at").notNull(),
    endsAt: instant("ends_at").notNull(),
    timeZone: text("time_zone").notNull(),
    revision: integer("revision").notNull(),
    refund: text("refund").$type<Refund>(),
    /** Before it was moved. */
    earlierStartsAt: instant("earlier_starts_at"),
    earlierEndsAt: instant("earlier_ends_at"),
    createdAt: instant("created_at").notNull(),
    /** When it was told; null while it waits. */
    toldAt: instant("told_at"),
    /** When it was found to be no news any more, untold. */
    withdrawnAt: instant("withdrawn_at"),
    readAt: instant("read_at"),
  },
  (t) => [
    unique("notices_once").on(t.accountId, t.scheduleId, t.kind, t.occasionAt),
    index("notices_other").on(t.otherId),
    index("notices_account").on(t.accountId, t.toldAt),
    index("notices_created").on(t.createdAt),
  ],
);

/** Of accounts that have chosen something; others are told as is the default. */
export const noticeSettings = pgTable("notice_settings", {
  accountId: ownerColumn("account_id").primaryKey(),
  /** Whether notices of a group come by mail; the default for a group that is missing. */
  mail: jsonb("mail").$type<Partial<Record<NoticeGroup, boolean>>>().notNull().default({}),
  browser: boolean("browser").notNull().default(true),
  sound: boolean("sound").notNull().default(false),
  timeZone: text("time_zone"),
  /** What the secret of the calendar's address is made of; null while there is no address. */
  calendarId: uuid("calendar_id").unique(),
  changedAt: instant("changed_at").notNull(),
});

/** What coders want to be told of; blank for anything. */
export const requestAlerts = pgTable(
  "request_alerts",
  {
    id: uuid("id").primaryKey(),
    accountId: ownerColumn("account_id"),
    language: text("language").$type<ProgrammingLanguage | "">().notNull(),
    difficulty: text("difficulty").$type<Difficulty | "">().notNull(),
    part: text("part").$type<DayPart | "">().notNull(),
    days: text("days").$type<RequestDays | "">().notNull(),
    createdAt: instant("created_at").notNull(),
    /** Since when it lets through what it does. */
    changedAt: instant("changed_at").notNull(),
  },
  (t) => [unique("request_alerts_once").on(t.accountId, t.language, t.difficulty, t.part, t.days)],
);
