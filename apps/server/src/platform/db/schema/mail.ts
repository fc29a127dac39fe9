/** The ledger of mails, and the built-in mailbox for installations without a mail server. */
import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import type { MailKind, MailState } from "@codetale/contract/operator/upkeep";
import type { MailCalendar } from "#core/ports/mail";
import { instant } from "../instant-column.ts";

/** Every mail that was to be sent; kept for 30 days. */
export const mails = pgTable(
  "mails",
  {
    id: uuid("id").primaryKey(),
    kind: text("kind").$type<MailKind>().notNull(),
    to: text("to").notNull(),
    state: text("state").$type<MailState>().notNull(),
    /** Encrypted with the installation's secret; null once it was sent or is not to be sent. */
    content: text("content"),
    tries: integer("tries").notNull().default(0),
    /** Why the last try failed: a code of SMTP or of the system, none of its words. */
    failure: text("failure"),
    createdAt: instant("created_at").notNull(),
    /** Of the last try. */
    triedAt: instant("tried_at"),
    sentAt: instant("sent_at"),
    /** When it is worth nothing any more, as the code in it. */
    expiresAt: instant("expires_at").notNull(),
  },
  (t) => [
    check("mails_state", sql`${t.state} in ('waiting', 'sent', 'refused', 'failed', 'expired')`),
    index("mails_to").on(t.to, t.createdAt),
    index("mails_created").on(t.createdAt, t.id),
  ],
);

export const mailbox = pgTable(
  "mailbox",
  {
    id: uuid("id").primaryKey(),
    to: text("to").notNull(),
    subject: text("subject").notNull(),
    text: text("text").notNull(),
    html: text("html").notNull(),
    calendar: jsonb("calendar").$type<MailCalendar>(),
    unsubscribeLink: text("unsubscribe_link"),
    sentAt: instant("sent_at").notNull(),
  },
  (t) => [index("mailbox_to").on(t.to, t.sentAt)],
);
