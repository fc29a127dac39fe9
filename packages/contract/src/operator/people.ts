/** Calls of the operator's screen about accounts, booked sessions and coders' invitations. */
import { z } from "zod";
import type { Endpoint } from "../endpoint.ts";
import { changing, instant, LONGEST_PERSON_SEARCH, reading } from "./call.ts";
import { accountRoleSchema, idSchema, MISSING, successSchema, typedText } from "../values.ts";

export const LONGEST_DISABLED_REASON = 300;
export const LONGEST_INVITATION_NOTE = 200;

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
