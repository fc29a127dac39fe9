/** Calls of the operator's screen about what the installation does: jobs, mails, events, storage. */
import { z } from "zod";
import type { Endpoint } from "../endpoint.ts";
import { changing, instant, LONGEST_PERSON_SEARCH, reading } from "./call.ts";
import { securityEventKinds } from "../security-events.ts";
import { idSchema, successSchema, typedText } from "../values.ts";

export const operatorQueueSchema = z.object({
  /** A `JobQueueName`. */
  queue: z.string(),
  /** Due, and not run yet. */
  waiting: z.int(),
  /** To be tried again later. */
  later: z.int(),
  running: z.int(),
  failed: z.int(),
  /** Since when the oldest of those that wait is due. */
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
