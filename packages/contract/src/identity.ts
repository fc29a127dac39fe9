/** Calls about an account: registration, sign-in and session. */
import { EMAIL_PATTERN, LONGEST_EMAIL } from "@codetale/domain/identity/email";
import { z } from "zod";
import type { Endpoint } from "./endpoint.ts";
import {
  accountRoleSchema,
  doneSchema,
  faultOfLine,
  idSchema,
  refuse,
  sentText,
  successSchema,
  typedText,
} from "./values.ts";

export const LONGEST_ACCOUNT_NAME = 80;
export const PASSWORD_MAX_LENGTH = 128;
export const OTP_LENGTH = 6;
export const PHOTO_SIZE_PX = 150;

/** An address as it is compared and stored: trimmed, in lower case. */
export const emailSchema = z
  .string()
  .trim()
  .toLowerCase()
  .max(LONGEST_EMAIL)
  .regex(EMAIL_PATTERN, "Invalid email format")
  .check(refuse(faultOfLine));

export const secret = sentText(256).min(1);

export const otpPurposeSchema = z.enum(["register", "forgot-password", "verify-email"]);
export type OtpPurpose = z.infer<typeof otpPurposeSchema>;

export const sessionSchema = z.object({
  uid: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  name: z.string(),
  photoURL: z.string().nullable(),
  person: accountRoleSchema,
  /** Set for operators alone, who have a screen of their own. */
  isOperator: z.literal(true).optional(),
  /** When the session counts as expired, epoch milliseconds; see `renewSession`. */
  expiresAt: z.int(),
});
export type Session = z.infer<typeof sessionSchema>;

export const codeSentSchema = doneSchema.extend({
  /** How long until another code may be asked for, in milliseconds. */
  resendAfterMs: z.int(),
});

export const checkRegistration = {
  method: "POST",
  path: "/onboard/check-registration",
  summary: "Tells whether an e-mail address is registered",
  body: z.object({ email: emailSchema }),
  response: successSchema.extend({ exists: z.boolean() }),
  errors: ["request/too-many"],
} as const satisfies Endpoint;

export const checkEmailVerificationStatus = {
  method: "POST",
  path: "/onboard/check-email-verification-status",
  summary: "Tells whether the account's e-mail address is verified",
  body: z.object({ email: emailSchema, password: secret }),
  response: successSchema.extend({ verified: z.boolean() }),
  errors: ["login/wrong-password", "login/unknown-email", "login/too-many"],
} as const satisfies Endpoint;

export const sendOtp = {
  method: "POST",
  path: "/onboard/send-otp",
  summary: "Sends a one-time code by e-mail; the code is never part of an answer",
  body: z.object({
    email: emailSchema,
    coders_key: secret.optional(),
    purpose: otpPurposeSchema.exclude(["forgot-password"]).default("register"),
  }),
  response: codeSentSchema,
  errors: [
    "register/taken",
    "coders-key/wrong",
    "otp/too-soon",
    "otp/not-sent",
    "request/too-many",
    "session/required",
  ],
} as const satisfies Endpoint;

/** For calls that work once: with the same key, one whose answer was lost is answered again. */
export const retryHeaders = z.object({ "idempotency-key": idSchema.min(16).optional() });

export const verifyOtp = {
  method: "POST",
  path: "/onboard/verify-otp",
  summary: "Exchanges a one-time code for a short-lived ticket bound to e-mail and purpose",
  headers: retryHeaders,
  body: z.object({ email: emailSchema, otp: typedText(64), purpose: otpPurposeSchema }),
  response: successSchema.extend({ ticket: z.string() }),
  errors: ["otp/wrong", "otp/expired", "otp/used-up"],
} as const satisfies Endpoint;

export const register = {
  method: "POST",
  path: "/onboard/register",
  summary: "Creates an account for a verified e-mail address",
  body: z.object({
    email: emailSchema,
    password: sentText(PASSWORD_MAX_LENGTH),
    coders_key: secret.optional(),
    ticket: secret,
  }),
  response: doneSchema,
  errors: [
    "register/taken",
    "register/weak-password",
    "coders-key/wrong",
    "ticket/invalid",
    "request/too-many",
  ],
} as const satisfies Endpoint;

export const login = {
  method: "POST",
  path: "/onboard/login",
  summary: "Signs in with a password; with the coders key as a coder, without as a learner",
  body: z.object({
    email: sentText(254),
    password: sentText(PASSWORD_MAX_LENGTH),
    coders_key: sentText(256).optional(),
  }),
  response: successSchema.extend({ uid: z.string(), person: accountRoleSchema }),
  incomplete: "login/incomplete",
  errors: [
    "login/incomplete",
    "login/invalid-email",
    "login/wrong-password",
    "login/unknown-email",
    "login/unverified",
    "login/disabled",
    "login/too-many",
    "login/second-step",
    "coders-key/wrong",
    "request/too-many",
  ],
} as const satisfies Endpoint;

export const readSession = {
  method: "GET",
  path: "/onboard/session",
  summary: "Who is signed in, or null",
  response: sessionSchema.nullable(),
  errors: [],
} as const satisfies Endpoint;

export const logout = {
  method: "POST",
  path: "/onboard/logout",
  summary: "Ends the session on the server",
  response: successSchema,
  errors: [],
} as const satisfies Endpoint;
