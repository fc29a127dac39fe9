/** Calls for a forgotten password: a code by e-mail, then a link by e-mail, then a new password. */
import { z } from "zod";
import type { Endpoint } from "../endpoint.ts";
import { codeSentSchema, emailSchema, PASSWORD_MAX_LENGTH, retryHeaders } from "../identity.ts";
import { doneSchema, sentText } from "../values.ts";

export const sendOtpForgotPassword = {
  method: "POST",
  path: "/onboard/send-otp-forgot-password",
  summary: "Sends a one-time code; answers the same whether or not there is such an account",
  body: z.object({ email: emailSchema }),
  response: codeSentSchema,
  errors: ["otp/too-soon", "otp/not-sent", "request/too-many"],
} as const satisfies Endpoint;

export const resetPassword = {
  method: "POST",
  path: "/onboard/reset-password",
  summary: "Mails a link for setting a new password, to who proved the address by a code",
  body: z.object({
    email: emailSchema,
    /** From verify-otp, purpose `forgot-password`. */
    ticket: sentText(256).min(1),
  }),
  response: doneSchema,
  errors: ["ticket/invalid", "mail/not-sent"],
} as const satisfies Endpoint;

export const setPassword = {
  method: "POST",
  path: "/onboard/set-password",
  summary: "Sets the new password; the link's token works once and ends after an hour",
  headers: retryHeaders,
  body: z.object({
    token: sentText(256).min(1),
    password: sentText(PASSWORD_MAX_LENGTH),
  }),
  response: doneSchema,
  errors: ["reset-link/invalid", "register/weak-password"],
} as const satisfies Endpoint;
