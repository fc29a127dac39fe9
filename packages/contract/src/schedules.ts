/** Calls about schedules: booking, listing, joining, starting, exiting, and the ways out. */
import {
  difficulties,
  programmingLanguages,
  modes,
  MOST_QUESTIONS,
} from "@codetale/domain/schedules/booking";
import { refunds } from "@codetale/domain/schedules/cancelling";
import { cancellers } from "@codetale/domain/schedules/display-state";
import { z } from "zod";
import type { Endpoint } from "./endpoint.ts";
import {
  doneSchema,
  idSchema,
  MISSING,
  publicProfileSchema,
  sentText,
  successSchema,
  timestampSchema,
  typedLines,
  typedText,
} from "./values.ts";

export const paymentStatusSchema = z.enum(["Paid", "Unpaid"]);
export type PaymentStatus = z.infer<typeof paymentStatusSchema>;

export const scheduleSchema = z.object({
  id: z.string(),
  /** The same as `id`, under the name that older clients use. */
  scheduleID: z.string(),
  startTimestamp: timestampSchema,
  endTimestamp: timestampSchema,
  createdAt: timestampSchema,
  /** The zone the learner booked in (IANA). */
  timeZone: z.string(),
  difficulty: z.enum(difficulties),
  language: z.enum(programmingLanguages),
  numberOfQuestions: z.int(),
  company: z.string(),
  /** The mode's text. */
  onCampus: z.enum(modes),
  coder_assigned: publicProfileSchema.nullable(),
  started: z.boolean(),
  completed: z.boolean(),
  /** Null unless it was cancelled; a start without a coder or without a payment cancels too. */
  cancelled: z
    .object({
      at: timestampSchema,
      by: z.enum(cancellers),
      /** The learner's words; may be empty. */
      reason: z.string(),
      refund: z.enum(refunds),
      /** Whether the money is back; false where none is due. */
      refunded: z.boolean(),
    })
    .nullable(),
  /** Whether a free session paid for it. */
  paidWithCredit: z.boolean(),
  /** For its learner, while no other coder has joined: the coder handed it back, with a reason. */
  handedBack: z.object({ reason: z.string() }).nullable(),
  /** How often it was joined, moved, cancelled or handed back. */
  revision: z.int(),
  /** The learner who booked, as a list of one. */
  subscribers: z.array(
    publicProfileSchema.extend({
      paymentStatus: paymentStatusSchema,
      otherRequests: z.string(),
      accommodations: z.string(),
    }),
  ),
});
export type Schedule = z.infer<typeof scheduleSchema>;

const uid = sentText(64).min(1);
const listBody = z.object({ userId: uid, completed: z.boolean() });
const listResponse = successSchema.extend({ userSchedule: z.array(scheduleSchema) });

const howMany = `Please enter a number from 1 to ${MOST_QUESTIONS}`;

/** Only the format is checked here; the domain decides whether the times exist and may be booked. */
const times = {
  day: typedText(10).min(1, MISSING),
  startTime: typedText(5).min(1, MISSING),
  /** One that is not after the start is of the next day. */
  endTime: typedText(5).min(1, MISSING),
  timeZone: sentText(64).default("UTC"),
};

/** Why, in the account's own words. */
const reason = typedLines(500).default("");

export const bookingSchema = z.object({
  uid,
  ...times,
  questions: z.int(howMany).min(1, howMany).max(MOST_QUESTIONS, howMany),
  company: typedText(120).min(1, MISSING),
  onCampus: choiceOf(modes),
  difficulty: choiceOf(difficulties),
  language: choiceOf(programmingLanguages),
  otherRequests: typedLines(2000).default(""),
  /** What makes the session accessible to the learner. */
  accommodations: typedLines(500).default(""),
  /** Shown in the form; the server computes its own. */
  duration: z.union([z.number(), sentText(20)]).optional(),
  /** Ignored: only a payment makes a schedule paid. */
  paymentStatus: sentText(20).optional(),
});
export type Booking = z.infer<typeof bookingSchema>;

export const addSchedule = {
  method: "POST",
  path: "/schedule/add-schedule",
  summary: "Books a session; sending it again with the same Idempotency-Key changes nothing",
  headers: z.object({ "idempotency-key": idSchema.optional() }),
  body: bookingSchema,
  response: doneSchema.extend({ scheduleId: z.string() }),
  incomplete: "booking/incomplete",
  errors: [
    "session/required",
    "access/denied",
    "access/wrong-person",
    "booking/incomplete",
    "booking/key-reused",
    "booking/overlaps",
  ],
} as const satisfies Endpoint;

export const listLearnerSchedules = {
  method: "POST",
  path: "/schedule/my-schedule",
  summary: "The learner's schedules: what is over (completed: true) or what is ahead or going on",
  body: listBody,
  response: listResponse,
  errors: ["session/required", "access/denied"],
} as const satisfies Endpoint;

export const startTest = {
  method: "POST",
  path: "/schedule/start-test",
  summary: "Starts the test (key started) or, for its coder, exits it (key completed)",
  body: z.object({ scheduleId: idSchema, key: z.enum(["started", "completed"]) }),
  response: successSchema.extend({ schedule: scheduleSchema }),
  errors: [
    "session/required",
    "access/wrong-person",
    "schedule/unknown",
    "schedule/too-early",
    "schedule/too-late",
    "schedule/no-coder",
    "schedule/cancelled",
    "schedule/completed",
    "schedule/not-started",
  ],
} as const satisfies Endpoint;

export const listOpenSchedules = {
  method: "POST",
  path: "/coders-schedule/get-schedule",
  summary: "Schedules that a coder may join: paid, without a coder, not over; soonest first",
  body: z.object({
    userId: uid,
    /** Only those that start on this ISO day of `timeZone`, or on one of the `days` from it on. */
    day: z.iso.date().optional(),
    days: z.int().min(1).max(31).default(1),
    timeZone: sentText(64).default("UTC"),
    /** Only this one, where it is open; `day` does not matter then. */
    scheduleId: idSchema.optional(),
  }),
  response: successSchema.extend({
    filteredSchedule: z.array(scheduleSchema),
    /** Whether there are more than these. */
    isMore: z.boolean(),
  }),
  errors: ["session/required", "access/denied", "access/wrong-person"],
} as const satisfies Endpoint;

export const joinSchedule = {
  method: "POST",
  path: "/coders-schedule/join-schedule",
  summary: "Takes an open schedule; of any number of coders exactly one gets it",
  body: z.object({ scheduleId: idSchema, userId: uid }),
  response: doneSchema,
  errors: [
    "session/required",
    "access/denied",
    "access/wrong-person",
    "schedule/unknown",
    "schedule/taken",
    "schedule/own",
    "schedule/unpaid",
    "schedule/cancelled",
    "schedule/over",
    "schedule/overlaps",
  ],
} as const satisfies Endpoint;

/** Failures of every way out of a session. */
const waysOut = [
  "session/required",
  "access/wrong-person",
  "schedule/unknown",
  "schedule/begun",
  "schedule/completed",
  "schedule/over",
  "schedule/cancelled",
] as const;

export const cancelSchedule = {
  method: "POST",
  path: "/schedule/cancel-schedule",
  summary:
    "Cancels a session for its learner, who gets back what the rule says; for its coder the same as leave-schedule. Sending it again changes nothing",
  body: z.object({
    scheduleId: idSchema,
    reason,
    /** What the learner was told to get back; anything else is refused. */
    refund: z.enum(refunds).optional(),
  }),
  response: doneSchema.extend({
    /** The money back, a free session for the next payment, or nothing. */
    refund: z.enum(refunds),
  }),
  errors: [...waysOut, "schedule/reason-missing", "schedule/refund-changed"],
} as const satisfies Endpoint;

export const moveSchedule = {
  method: "POST",
  path: "/schedule/move-schedule",
  summary: "Moves a session to other times; a coder who had joined is free again",
  body: z.object({ scheduleId: idSchema, ...times }),
  response: doneSchema.extend({ schedule: scheduleSchema }),
  incomplete: "booking/incomplete",
  errors: [...waysOut, "booking/incomplete", "booking/overlaps", "schedule/too-late-to-move"],
} as const satisfies Endpoint;

export const leaveSchedule = {
  method: "POST",
  path: "/coders-schedule/leave-schedule",
  summary: "Hands a session back for its coder: it is open again. Sending it again changes nothing",
  body: z.object({
    scheduleId: idSchema,
    /** Wanted from 24 hours before the start on; the learner reads it. */
    reason,
  }),
  response: doneSchema,
  errors: [...waysOut, "schedule/reason-missing"],
} as const satisfies Endpoint;

export const listCoderSchedules = {
  method: "POST",
  path: "/coders-schedule/my-schedule",
  summary: "The schedules that the coder has joined",
  body: listBody,
  response: listResponse,
  errors: ["session/required", "access/denied", "access/wrong-person"],
} as const satisfies Endpoint;

function choiceOf<const Choices extends readonly string[]>(choices: Choices) {
  return z.enum(choices, `Please choose one of: ${choices.join(", ")}`);
}
