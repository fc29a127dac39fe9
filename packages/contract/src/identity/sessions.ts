/** Calls about the sessions of an account. */
import { z } from "zod";
import type { Endpoint } from "../endpoint.ts";
import { accountRoleSchema, idSchema, successSchema } from "../values.ts";

/** How long before `expiresAt` a session can be renewed. */
export const RENEWABLE_MS = 5 * 60 * 1000;

export const signedInSessionSchema = z.object({
  id: z.string(),
  person: accountRoleSchema,
  /** The sign-in, epoch milliseconds. */
  since: z.int(),
  /** Exact to an hour, epoch milliseconds. */
  lastUsedAt: z.int(),
  /** Unless it is renewed before, epoch milliseconds. */
  endsAt: z.int(),
  /** Browser and system in words, `Firefox on Windows`. */
  device: z.string(),
  address: z.string().nullable(),
  isCurrent: z.boolean(),
});
export type SignedInSession = z.infer<typeof signedInSessionSchema>;

export const listSessions = {
  method: "GET",
  path: "/onboard/sessions",
  summary: "Where the caller is signed in, latest first",
  response: successSchema.extend({ sessions: z.array(signedInSessionSchema) }),
  errors: ["session/required"],
} as const satisfies Endpoint;

export const endSession = {
  method: "POST",
  path: "/onboard/end-session",
  summary: "Signs the caller out in one place; one that is no session of theirs is left alone",
  body: z.object({ sessionId: idSchema }),
  response: successSchema,
  errors: ["session/required"],
} as const satisfies Endpoint;

export const endOtherSessions = {
  method: "POST",
  path: "/onboard/end-other-sessions",
  summary: "Ends all sessions of the caller but this one",
  response: successSchema,
  errors: ["session/required"],
} as const satisfies Endpoint;

export const signOutEverywhere = {
  method: "POST",
  path: "/onboard/sign-out-everywhere",
  summary: "Ends all sessions of the caller, this one included",
  response: successSchema,
  errors: ["session/required"],
} as const satisfies Endpoint;

export const renewSession = {
  method: "POST",
  path: "/onboard/renew-session",
  summary: "Prolongs the session, from five minutes before its end; earlier it changes nothing",
  isUse: false,
  response: successSchema.extend({
    /** When the session counts as expired, epoch milliseconds. */
    expiresAt: z.int(),
  }),
  errors: ["session/required"],
} as const satisfies Endpoint;
