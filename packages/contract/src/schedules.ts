/** Calls about schedules: booking, listing, joining, starting and exiting. */
import {
  difficulties,
  programmingLanguages,
  modes,
  MOST_QUESTIONS,
} from "@codetale/domain/schedules/booking";
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

export const bookingSchema = z.object({
  uid,
  /** Only the format is checked here; the domain decides whether the times exist and may be booked. */
  day: typedText(10).min(1, MISSING),
  startTime: typedText(5).min(1, MISSING),
  endTime: typedText(5).min(1, MISSING),
  timeZone: sentText(64).default("UTC"),
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
    /** Only those that start on this ISO day of `timeZone`. */
    day: z.iso.date().optional(),
    timeZone: sentText(64).default("UTC"),
  }),
  response: successSchema.extend({ filteredSchedule: z.array(scheduleSchema) }),
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
    "schedule/over",
    "schedule/overlaps",
  ],
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
