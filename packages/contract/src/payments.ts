/** Calls about paying for a booked session. */
import { z } from "zod";
import type { Endpoint } from "./endpoint.ts";
import { doneSchema, idSchema, sentText } from "./values.ts";

export const payWithCode = {
  method: "POST",
  path: "/paycode/pay_code",
  summary:
    "Pays for a schedule with a payment code, or with a free session where the learner has one; paying again changes nothing",
  body: z.object({
    user_id: sentText(64).min(1),
    pay_code: sentText(256),
    scheduleId: idSchema,
  }),
  response: doneSchema,
  errors: [
    "session/required",
    "access/denied",
    "schedule/unknown",
    "schedule/over",
    "schedule/cancelled",
    "payment/wrong-code",
    "request/too-many",
  ],
} as const satisfies Endpoint;

export const readPaymentMethod = {
  method: "GET",
  path: "/paycode/method",
  summary: "How sessions are paid here, and the price; a trial installation offers its sample code",
  response: z.object({
    kind: z.literal("code"),
    sampleCode: z.string().nullable(),
    /** What a session costs, in words; null where the installation names none. */
    price: z.string().nullable(),
    /** Free sessions of the caller; the next payment uses one. */
    credits: z.int(),
  }),
  errors: [],
} as const satisfies Endpoint;
