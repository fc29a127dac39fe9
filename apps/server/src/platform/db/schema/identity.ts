/** Accounts, sessions, profiles, and the codes, tickets and rate limits of signing in. */
import type { SecurityEventKind } from "@codetale/contract/security-events";
import type { AccountRole } from "@codetale/contract/values";
import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { instant } from "../instant-column.ts";

/** A column for the account that a row belongs to, and with which it is deleted. */
export const ownerColumn = (name: string) =>
  text(name)
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });

/* Accounts, the ways to sign in to them, and sessions. */

export const users = pgTable(
  "users",
  {
    id: text("id").primaryKey(),
    name: text("name").notNull(),
    email: text("email").notNull().unique(),
    emailVerified: boolean("email_verified").notNull().default(false),
    isDisabled: boolean("is_disabled").notNull().default(false),
    /** The operator's words for why it is disabled. */
    disabledReason: text("disabled_reason").notNull().default(""),
    /** Whether the operator's screen is open to the account. */
    isOperator: boolean("is_operator").notNull().default(false),
    /** Whether a right password needs a passkey or a recovery code besides. */
    asksForPasskeySince: instant("asks_for_passkey_since"),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp("updated_at", { withTimezone: true }).notNull().defaultNow(),
  },
  // For the lists of what accounts that may sign in share: few are disabled, and many are not.
  (t) => [
    index("users_disabled")
      .on(t.id)
      .where(sql`${t.isDisabled}`),
  ],
);

export const sessions = pgTable(
  "sessions",
  {
    id: text("id").primaryKey(),
    token: text("token").notNull().unique(),
    userId: ownerColumn("user_id"),
    /** Account role, `user` or `coder`: fixed by the sign-in screen that was used. */
    person: text("person").$type<AccountRole>().notNull().default("user"),
    expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
    ipAddress: text("ip_address"),
    userAgent: text("user_agent"),
    /** Until when its user counts as the account's owner for changes of the ways in. */
    proofEndsAt: instant("proof_ends_at"),
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
    userId: ownerColumn("user_id"),
    password: text("password"),
    /** The address that the provider named at the last sign-in; null for a password. */
    providerEmail: text("provider_email"),
    lastUsedAt: instant("last_used_at"),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp("updated_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    index("accounts_user").on(t.userId),
    unique("accounts_provider").on(t.providerId, t.accountId),
  ],
);

/** What a device or password manager keeps the private key of. */
export const passkeys = pgTable(
  "passkeys",
  {
    id: uuid("id").primaryKey(),
    /** As the authenticator names it, in base64url. */
    credentialId: text("credential_id").notNull().unique(),
    uid: ownerColumn("uid"),
    name: text("name").notNull(),
    /** COSE, in base64url. */
    publicKey: text("public_key").notNull(),
    /** How often it was used, where its authenticator counts; else zero. */
    counter: bigint("counter", { mode: "number" }).notNull(),
    transports: text("transports").array().notNull(),
    isBackedUp: boolean("is_backed_up").notNull(),
    createdAt: instant("created_at").notNull(),
    lastUsedAt: instant("last_used_at"),
  },
  (t) => [index("passkeys_uid").on(t.uid)],
);

/** What passkeys were asked to sign; each challenge can be answered once. */
export const passkeyChallenges = pgTable("passkey_challenges", {
  challengeHash: text("challenge_hash").primaryKey(),
  purpose: text("purpose").notNull(),
  /** Hash of what ties it to a session or a browser. */
  holderHash: text("holder_hash").notNull(),
  expiresAt: instant("expires_at").notNull(),
});

/** Those of the present set that were not used. */
export const recoveryCodes = pgTable(
  "recovery_codes",
  {
    uid: ownerColumn("uid"),
    codeHash: text("code_hash").notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.uid, t.codeHash] })],
);

/** Sign-ins whose password was right, and which wait for a passkey or a recovery code. */
export const secondSteps = pgTable(
  "second_steps",
  {
    /** Hash of the cookie of the browser that sent the password. */
    browserHash: text("browser_hash").primaryKey(),
    uid: ownerColumn("uid"),
    person: text("person").$type<AccountRole>().notNull(),
    expiresAt: instant("expires_at").notNull(),
  },
  (t) => [index("second_steps_uid").on(t.uid)],
);

/* Profiles and what verification needs. */

/** An account's learner or coder profile; an account may have both. */
export const profiles = pgTable(
  "profiles",
  {
    uid: ownerColumn("uid"),
    person: text("person").$type<AccountRole>().notNull(),
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
    ownerId: ownerColumn("owner_id"),
    createdAt: instant("created_at").notNull(),
  },
  (t) => [index("photos_owner").on(t.ownerId)],
);

/** The one valid code for an e-mail address, purpose and requester; another replaces it. */
export const oneTimeCodes = pgTable(
  "one_time_codes",
  {
    email: text("email").notNull(),
    purpose: text("purpose").notNull(),
    /** Hash of the cookie of the browser that asked; empty for all clients without one. */
    requester: text("requester").notNull().default(""),
    codeHash: text("code_hash").notNull(),
    triesLeft: integer("tries_left").notNull(),
    sentAt: instant("sent_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
    /** Start of the period in which tries are counted; a resent code does not restart it. */
    triesSince: instant("tries_since").notNull(),
  },
  (t) => [primaryKey({ columns: [t.email, t.purpose, t.requester] })],
);

/** Proof that a code was entered or a mailed link opened; can be used once. */
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

/** Codes that make one account a coder's each: the account that took it first. */
export const coderInvitations = pgTable(
  "coder_invitations",
  {
    id: uuid("id").primaryKey(),
    codeHash: text("code_hash").notNull().unique(),
    /** The operator's own words for whom it is. */
    note: text("note").notNull(),
    /** Null until it is taken. */
    uid: text("uid").references(() => users.id, { onDelete: "cascade" }),
    createdAt: instant("created_at").notNull(),
    /** Until when it can be taken; it serves its account for ever. */
    expiresAt: instant("expires_at").notNull(),
    usedAt: instant("used_at"),
  },
  (t) => [index("coder_invitations_uid").on(t.uid)],
);

/** Browsers that have signed in to an account, known by a cookie; its first sign-in is mailed. */
export const knownDevices = pgTable(
  "known_devices",
  {
    uid: ownerColumn("uid"),
    deviceHash: text("device_hash").notNull(),
    firstSeenAt: instant("first_seen_at").notNull(),
    lastSeenAt: instant("last_seen_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.uid, t.deviceHash] })],
);

/** Links, mailed to the address that an account had before, that put it back; each works once. */
export const addressUndos = pgTable(
  "address_undos",
  {
    tokenHash: text("token_hash").primaryKey(),
    uid: ownerColumn("uid"),
    /** The address that is put back. */
    email: text("email").notNull(),
    createdAt: instant("created_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
  },
  (t) => [index("address_undos_uid").on(t.uid)],
);

/**
 * Visits to an OpenID provider in progress, to sign in or to prove who is signed in; each can be
 * finished once.
 */
export const openidSignIns = pgTable("openid_sign_ins", {
  stateHash: text("state_hash").primaryKey(),
  /** The session that it is to prove; null for signing in. */
  provenSessionId: text("proven_session_id"),
  /** Hash of the cookie that the browser must send with the callback. */
  browserHash: text("browser_hash").notNull(),
  person: text("person").$type<AccountRole>().notNull(),
  /** The invitation by which a coder comes in; null for the shared key. */
  invitationId: uuid("invitation_id"),
  returnTo: text("return_to"),
  redirectUri: text("redirect_uri").notNull(),
  codeVerifier: text("code_verifier").notNull(),
  nonce: text("nonce").notNull(),
  expiresAt: instant("expires_at").notNull(),
});

/** Rate limits: how often something was tried in the current window. */
export const attempts = pgTable("attempts", {
  key: text("key").primaryKey(),
  count: integer("count").notNull(),
  windowEndsAt: instant("window_ends_at").notNull(),
});

/** What happened to accounts and to who tried to reach them; see features/identity/security-log. */
export const securityEvents = pgTable(
  "security_events",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    at: instant("at").notNull(),
    kind: text("kind").$type<SecurityEventKind>().notNull(),
    detail: text("detail").notNull(),
    /** No reference: a call may still end whose account was deleted meanwhile. */
    uid: text("uid"),
    /** The operator whose act it is; null for other events, and for commands. */
    operatorUid: text("operator_uid"),
    address: text("address"),
  },
  (t) => [index("security_events_at").on(t.at), index("security_events_uid").on(t.uid, t.at)],
);
