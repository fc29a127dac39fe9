/** The built-in mailbox, for installations without a mail server. */
import { index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "../instant-column.ts";

export const mailbox = pgTable(
  "mailbox",
  {
    id: uuid("id").primaryKey(),
    to: text("to").notNull(),
    subject: text("subject").notNull(),
    text: text("text").notNull(),
    html: text("html").notNull(),
    sentAt: instant("sent_at").notNull(),
  },
  (t) => [index("mailbox_to").on(t.to, t.sentAt)],
);
