/** Conversations, each of one schedule. */
import {
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { instant } from "../instant-column.ts";
import { schedules } from "./schedules.ts";

/** The conversation of a schedule; its row orders the messages. */
export const chats = pgTable(
  "chats",
  {
    scheduleId: uuid("schedule_id")
      .primaryKey()
      .references(() => schedules.id, { onDelete: "cascade" }),
    learnerId: text("learner_id").notNull(),
    coderId: text("coder_id").notNull(),
    lastSeq: integer("last_seq").notNull().default(0),
    lastText: text("last_text"),
    lastAt: instant("last_at"),
    learnerReadSeq: integer("learner_read_seq").notNull().default(0),
    coderReadSeq: integer("coder_read_seq").notNull().default(0),
    createdAt: instant("created_at").notNull(),
    /** Set when the test is exited: nothing more can be written. */
    closedAt: instant("closed_at"),
  },
  (t) => [index("chats_learner").on(t.learnerId), index("chats_coder").on(t.coderId)],
);

export const chatImages = pgTable("chat_images", {
  id: uuid("id").primaryKey(),
  scheduleId: uuid("schedule_id")
    .notNull()
    .references(() => chats.scheduleId, { onDelete: "cascade" }),
  senderId: text("sender_id").notNull(),
  width: integer("width").notNull(),
  height: integer("height").notNull(),
  createdAt: instant("created_at").notNull(),
});

export const messages = pgTable(
  "messages",
  {
    scheduleId: uuid("schedule_id").notNull(),
    /** Position in the conversation: 1, 2, 3 … without gaps. */
    seq: integer("seq").notNull(),
    /** Made by the client; sending again with it changes nothing. */
    id: text("id").notNull(),
    senderId: text("sender_id").notNull(),
    text: text("text").notNull(),
    imageId: uuid("image_id").references(() => chatImages.id),
    sentAt: instant("sent_at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.scheduleId, t.seq] }),
    unique("messages_client_id").on(t.scheduleId, t.id),
    foreignKey({ columns: [t.scheduleId], foreignColumns: [chats.scheduleId] }).onDelete("cascade"),
  ],
);
