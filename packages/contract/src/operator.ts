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

export const operatorQueueSchema = z.object({
  /** A `JobQueueName`. */
  queue: z.string(),
  /** Due, or to be tried again later. */
  waiting: z.int(),
  running: z.int(),
  failed: z.int(),
  /** Since when the oldest of those that wait does so. */
  oldestWaitingAt: instant.nullable(),
});
export type OperatorQueue = z.infer<typeof operatorQueueSchema>;

export const operatorFailedJobSchema = z.object({
  id: z.string(),
  /** A `JobQueueName`, or the queue of an older version. */
  queue: z.string(),
  failedAt: instant,
  tries: z.int(),
  /** Name and code of the last error; empty where none was noted. */
  failure: z.string(),
  /** Whether another try would do nothing. */
  isOver: z.boolean(),
});
export type OperatorFailedJob = z.infer<typeof operatorFailedJobSchema>;

export const operatorJobs = {
  method: "GET",
  path: "/operator/jobs",
  summary: "Work in the background by queue, and the jobs that failed, the latest first",
  response: successSchema.extend({
    queues: z.array(operatorQueueSchema),
    failed: z.array(operatorFailedJobSchema),
    /** Whether more have failed than are answered. */
    hasMore: z.boolean(),
    /** How many editions of stories are narrated in advance at present, which are no jobs. */
    narrating: z.int(),
  }),
  errors: reading,
} as const satisfies Endpoint;

export const operatorRetryJob = {
  method: "POST",
  path: "/operator/retry-job",
  summary: "Has a failed job tried once more, where there is something left to do",
  body: z.object({ id: idSchema }),
  response: successSchema,
  errors: [...changing, "operator/unknown-job", "operator/job-over"],
} as const satisfies Endpoint;

export const mailKinds = ["code", "reset-link", "notice", "session"] as const;
export type MailKind = (typeof mailKinds)[number];
export const mailStates = ["waiting", "sent", "refused", "failed", "expired"] as const;
export type MailState = (typeof mailStates)[number];

export const operatorMailSchema = z.object({
  id: z.string(),
  kind: z.enum(mailKinds),
  to: z.string(),
  state: z.enum(mailStates),
  tries: z.int(),
  createdAt: instant,
  /** Of the last try. */
  triedAt: instant.nullable(),
  sentAt: instant.nullable(),
  /** Why the last try failed: a code of SMTP or of the system. */
  failure: z.string().nullable(),
});
export type OperatorMail = z.infer<typeof operatorMailSchema>;

export const operatorMails = {
  method: "GET",
  path: "/operator/mails",
  summary: "What became of mails, without their contents, the latest first, in pages",
  query: z.object({
    state: z.enum(mailStates).optional(),
    /** The whole address. */
    to: typedText(LONGEST_PERSON_SEARCH).toLowerCase().default(""),
    /** `createdAt` and `id` of the last mail of the page before. */
    beforeAt: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER).optional(),
    beforeId: z.uuid().optional(),
  }),
  response: successSchema.extend({ mails: z.array(operatorMailSchema), hasMore: z.boolean() }),
  errors: reading,
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
