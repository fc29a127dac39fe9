/**
 * Calls of the operator's screen, for accounts that `npm run account` named operators; for any other
 * they do not exist. Nothing here tells of children, of wishes, or of what was said in chats.
 */
import { z } from "zod";
import type { Endpoint } from "./endpoint.ts";
import { reportReasons } from "./stories-reports.ts";
import { securityEventKinds } from "./security-events.ts";
import { accountRoleSchema, idSchema, MISSING, successSchema, typedText } from "./values.ts";

export const LONGEST_PERSON_SEARCH = 254;
export const LONGEST_DISABLED_REASON = 300;
export const LONGEST_INVITATION_NOTE = 200;
/** Largest number of entries of one answer. */
export const OPERATOR_PAGE = 50;

/** Failures of every call here; those that change something need a proof (prove-by-…) besides. */
const reading = ["session/required", "route/unknown"] as const;
const changing = [...reading, "proof/required"] as const;

const instant = z.int();

export const operatorPersonSchema = z.object({
  uid: z.string(),
  email: z.string(),
  isVerified: z.boolean(),
  isDisabled: z.boolean(),
  /** The operator's words for why; empty where it is not disabled or nothing was said. */
  disabledReason: z.string(),
  isOperator: z.boolean(),
  /** The profiles of the account. */
  roles: z.array(accountRoleSchema),
  /** Epoch milliseconds. */
  since: instant,
  /** How many sessions are open. */
  sessions: z.int(),
});
export type OperatorPerson = z.infer<typeof operatorPersonSchema>;

export const operatorPeople = {
  method: "GET",
  path: "/operator/people",
  summary: "Accounts whose address contains the search, by address; the newest where it is empty",
  query: z.object({ search: typedText(LONGEST_PERSON_SEARCH).default("") }),
  response: successSchema.extend({
    people: z.array(operatorPersonSchema),
    /** Whether there are more than are answered. */
    hasMore: z.boolean(),
  }),
  errors: reading,
} as const satisfies Endpoint;

const personAnswer = successSchema.extend({ person: operatorPersonSchema });

export const operatorDisable = {
  method: "POST",
  path: "/operator/disable-account",
  summary: "Disables an account: its sessions are refused, and what it shares is hidden",
  body: z.object({
    uid: idSchema,
    reason: typedText(LONGEST_DISABLED_REASON).min(1, MISSING),
  }),
  response: personAnswer,
  errors: [...changing, "operator/unknown-account", "operator/own-account"],
} as const satisfies Endpoint;

export const operatorEnable = {
  method: "POST",
  path: "/operator/enable-account",
  summary: "Enables an account again, whose user has to sign in anew",
  body: z.object({ uid: idSchema }),
  response: personAnswer,
  errors: [...changing, "operator/unknown-account"],
} as const satisfies Endpoint;

export const operatorEndSessions = {
  method: "POST",
  path: "/operator/end-sessions",
  summary: "Ends every session of an account",
  body: z.object({ uid: idSchema }),
  response: personAnswer,
  errors: [...changing, "operator/unknown-account", "operator/own-account"],
} as const satisfies Endpoint;

export const scheduleViews = ["today", "upcoming", "unassigned"] as const;
export type ScheduleView = (typeof scheduleViews)[number];

export const operatorScheduleSchema = z.object({
  id: z.string(),
  learner: z.string(),
  /** The coder's address; null while none has joined. */
  coder: z.string().nullable(),
  startsAt: instant,
  endsAt: instant,
  isPaid: z.boolean(),
  isStarted: z.boolean(),
  isCompleted: z.boolean(),
});
export type OperatorSchedule = z.infer<typeof operatorScheduleSchema>;

export const operatorSchedules = {
  method: "GET",
  path: "/operator/schedules",
  summary: "Booked schedules: of the next 24 hours, not over, or paid and without a coder",
  query: z.object({ view: z.enum(scheduleViews).default("today") }),
  response: successSchema.extend({
    schedules: z.array(operatorScheduleSchema),
    hasMore: z.boolean(),
  }),
  errors: reading,
} as const satisfies Endpoint;

export const operatorInvitationSchema = z.object({
  id: z.string(),
  /** For whom it is, in the operator's words. */
  note: z.string(),
  createdAt: instant,
  /** Until when it can be taken. */
  expiresAt: instant,
  usedAt: instant.nullable(),
  /** The address of the account that has taken it. */
  email: z.string().nullable(),
});
export type OperatorInvitation = z.infer<typeof operatorInvitationSchema>;

export const operatorInvitations = {
  method: "GET",
  path: "/operator/invitations",
  summary: "Invitations of coders that are open or were taken, the oldest first",
  response: successSchema.extend({ invitations: z.array(operatorInvitationSchema) }),
  errors: reading,
} as const satisfies Endpoint;

export const operatorInvite = {
  method: "POST",
  path: "/operator/invite",
  summary: "Makes an invitation, whose code is answered this once",
  body: z.object({ note: typedText(LONGEST_INVITATION_NOTE).min(1, MISSING) }),
  response: successSchema.extend({
    /** Typed as the coders key. */
    code: z.string(),
    expiresAt: instant,
  }),
  errors: changing,
} as const satisfies Endpoint;

export const operatorRevokeInvitation = {
  method: "POST",
  path: "/operator/revoke-invitation",
  summary: "Revokes an invitation; the account that has taken it is signed out as a coder",
  body: z.object({ id: idSchema }),
  response: successSchema.extend({ endedSessions: z.int() }),
  errors: [...changing, "operator/unknown-invitation"],
} as const satisfies Endpoint;

export const operatorReportSchema = z.object({
  storyId: z.string(),
  /** As others read it. */
  title: z.string(),
  /** The address of the story's owner; null for a sample story. */
  owner: z.string().nullable(),
  takenDownAt: instant.nullable(),
  /** The open reports, oldest first. */
  reports: z.array(
    z.object({ reason: z.enum(reportReasons), text: z.string(), reportedAt: instant }),
  ),
});
export type OperatorReport = z.infer<typeof operatorReportSchema>;

export const operatorReports = {
  method: "GET",
  path: "/operator/reports",
  summary: "Stories with open reports, the first reported first, then those that are taken down",
  response: successSchema.extend({ stories: z.array(operatorReportSchema) }),
  errors: reading,
} as const satisfies Endpoint;

const storyRef = z.object({ storyId: idSchema });

export const operatorStory = {
  method: "GET",
  path: "/operator/stories/:storyId",
  summary: "A story that was reported or taken down, as others hear it",
  params: storyRef,
  response: successSchema.extend({
    title: z.string(),
    language: z.string(),
    scenes: z.array(
      z.object({ title: z.string(), dialogue: z.string(), choices: z.array(z.string()) }),
    ),
  }),
  errors: [...reading, "story/unknown"],
} as const satisfies Endpoint;

const storyAct = {
  method: "POST",
  body: storyRef,
  response: successSchema,
  errors: [...changing, "story/unknown"],
} as const;

export const operatorTakeDown = {
  ...storyAct,
  path: "/operator/take-down",
  summary: "Takes a reported story down: its owner alone plays it, and is told by mail",
} as const satisfies Endpoint;

export const operatorPutBack = {
  ...storyAct,
  path: "/operator/put-back",
  summary: "Lets a story that was taken down be shared again",
} as const satisfies Endpoint;

export const operatorKeep = {
  ...storyAct,
  path: "/operator/keep",
  summary: "Leaves a reported story as it is, and closes its reports",
} as const satisfies Endpoint;

export const operatorEventSchema = z.object({
  id: z.int(),
  at: instant,
  kind: z.enum(securityEventKinds),
  detail: z.string(),
  /** The address of the account that it is about; null without one, and where it is deleted. */
  email: z.string().nullable(),
  /** The address of the operator whose act it is; null for other events, and for commands. */
  operator: z.string().nullable(),
  /** The network address. */
  address: z.string().nullable(),
});
export type OperatorEvent = z.infer<typeof operatorEventSchema>;

export const operatorSecurityLog = {
  method: "GET",
  path: "/operator/security-log",
  summary: "The security log, the latest first, in pages",
  query: z.object({
    kind: z.enum(securityEventKinds).optional(),
    /** The whole address of one account. */
    email: typedText(LONGEST_PERSON_SEARCH).default(""),
    /** The id of the last event of the page before. */
    before: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional(),
  }),
  response: successSchema.extend({
    events: z.array(operatorEventSchema),
    hasMore: z.boolean(),
  }),
  errors: reading,
} as const satisfies Endpoint;

export const operatorStorage = {
  method: "GET",
  path: "/operator/storage",
  summary: "How much is stored",
  response: successSchema.extend({
    files: z.object({ count: z.int(), bytes: z.int() }),
    databaseBytes: z.int(),
  }),
  errors: reading,
} as const satisfies Endpoint;

export const operatorInstallation = {
  method: "GET",
  path: "/operator/installation",
  summary: "Versions of what runs, and what is set up, without secrets",
  response: successSchema.extend({
    versions: z.object({
      product: z.string(),
      node: z.string(),
      database: z.string(),
      /** How many migrations the database has, and when the last one was made. */
      migrations: z.int(),
      migratedAt: instant.nullable(),
    }),
    /** What is set up, in words, in the order in which it is shown. */
    settings: z.array(z.object({ name: z.string(), value: z.string() })),
  }),
  errors: reading,
} as const satisfies Endpoint;
