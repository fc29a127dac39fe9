/** The tables, but for those of stories. Instants are epoch milliseconds; names ending in `_at` follow the domain's rule. */
import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";

export const instant = (name: string) => bigint(name, { mode: "number" });

/* Accounts, the ways to sign in to them, and sessions. */

export const users = pgTable("users", {
  id: text("id").primaryKey(),
  name: text("name").notNull(),
  email: text("email").notNull().unique(),
  emailVerified: boolean("email_verified").notNull().default(false),
  isDisabled: boolean("is_disabled").notNull().default(false),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  updatedAt: timestamp("updated_at", { withTimezone: true }).notNull().defaultNow(),
});

export const sessions = pgTable(
  "sessions",
  {
    id: text("id").primaryKey(),
    token: text("token").notNull().unique(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** `user` or `coder`: the profile that the sign-in screen made active. */
    person: text("person").notNull().default("user"),
    expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
    ipAddress: text("ip_address"),
    userAgent: text("user_agent"),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp("updated_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [index("sessions_user").on(t.userId)],
);

export const accounts = pgTable(
  "accounts",
  {
    id: text("id").primaryKey(),
    accountId: text("account_id").notNull(),
    providerId: text("provider_id").notNull(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    password: text("password"),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp("updated_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    index("accounts_user").on(t.userId),
    unique("accounts_provider").on(t.providerId, t.accountId),
  ],
);

/* Identity: what the product adds to an account. */

/** An account's learner or coder profile; it may hold both. */
export const profiles = pgTable(
  "profiles",
  {
    uid: text("uid")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    person: text("person").notNull(),
    name: text("name").notNull().default(""),
    photoId: uuid("photo_id"),
    createdAt: instant("created_at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.uid, t.person] }),
    check("profiles_person", sql`${t.person} in ('user', 'coder')`),
  ],
);

export const photos = pgTable(
  "photos",
  {
    id: uuid("id").primaryKey(),
    ownerId: text("owner_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    createdAt: instant("created_at").notNull(),
  },
  (t) => [index("photos_owner").on(t.ownerId)],
);

/** The one code in force for an e-mail address and purpose; asking again replaces it. */
export const oneTimeCodes = pgTable(
  "one_time_codes",
  {
    email: text("email").notNull(),
    purpose: text("purpose").notNull(),
    codeHash: text("code_hash").notNull(),
    triesLeft: integer("tries_left").notNull(),
    sentAt: instant("sent_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
    /** When tries are counted from; a resend does not renew them. */
    triesSince: instant("tries_since").notNull(),
  },
  (t) => [primaryKey({ columns: [t.email, t.purpose] })],
);

/** Proof that a code was entered or a mailed link opened, spendable once. */
export const tickets = pgTable(
  "tickets",
  {
    ticketHash: text("ticket_hash").primaryKey(),
    email: text("email").notNull(),
    purpose: text("purpose").notNull(),
    expiresAt: instant("expires_at").notNull(),
  },
  (t) => [index("tickets_email").on(t.email, t.purpose)],
);

/** Sign-ins under way at an OpenID provider, each finished at most once. */
export const openidSignIns = pgTable("openid_sign_ins", {
  stateHash: text("state_hash").primaryKey(),
  /** Of the cookie that the browser has to bring back. */
  browserHash: text("browser_hash").notNull(),
  person: text("person").notNull(),
  returnTo: text("return_to"),
  redirectUri: text("redirect_uri").notNull(),
  codeVerifier: text("code_verifier").notNull(),
  nonce: text("nonce").notNull(),
  expiresAt: instant("expires_at").notNull(),
});

/** How often something was tried in the present window, counted by the database. */
export const attempts = pgTable("attempts", {
  key: text("key").primaryKey(),
  count: integer("count").notNull(),
  windowEndsAt: instant("window_ends_at").notNull(),
});

/* Practice. */

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
    difficulty: text("difficulty").notNull(),
    language: text("language").notNull(),
    numberOfQuestions: integer("number_of_questions").notNull(),
    company: text("company").notNull(),
    mode: text("mode").notNull(),
    otherRequests: text("other_requests").notNull(),
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

/* Chat. */

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

/* The question bank. */

export const problems = pgTable(
  "problems",
  {
    /** Made by the page for one filled form; adding again with it changes nothing. */
    id: uuid("id").primaryKey(),
    question: text("question").notNull(),
    answer: text("answer").notNull(),
    /** Null once the account that added it was deleted. */
    addedBy: text("added_by").references(() => users.id, { onDelete: "set null" }),
    createdAt: instant("created_at").notNull(),
  },
  (t) => [index("problems_latest").on(t.createdAt)],
);

/* Mail that stays here, for installations without a mail server. */

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
