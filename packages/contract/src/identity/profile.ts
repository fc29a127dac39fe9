/** Calls about the profile of an account. */
import { accountName } from "@codetale/domain/identity/account-name";
import { z } from "zod";
import type { Endpoint } from "../endpoint.ts";
import { emailSchema, LONGEST_ACCOUNT_NAME, secret, sessionSchema } from "../identity.ts";
import { sentText, successSchema, typedText } from "../values.ts";

export const updateUser = {
  method: "POST",
  path: "/onboard/update-user",
  summary: "Saves the caller's profile; another e-mail address needs a proof (prove-by-…)",
  body: z.object({
    uid: sentText(64),
    name: typedText(LONGEST_ACCOUNT_NAME).overwrite(accountName),
    email: emailSchema,
    /** What the page believes; the server goes by its own record or by `ticket`. */
    emailVerified: z.boolean().optional(),
    /** The address from the response to the upload; absent or null keeps the present photo. */
    photoURL: sentText(300).nullish(),
    /** Proof that a new e-mail address was verified (purpose `verify-email`). */
    ticket: secret.optional(),
  }),
  response: successSchema.extend({ user: sessionSchema }),
  incomplete: "profile/incomplete",
  errors: [
    "session/required",
    "proof/required",
    "access/denied",
    "profile/incomplete",
    "register/taken",
    "ticket/invalid",
    "mail/not-sent",
    "file/unknown",
  ],
} as const satisfies Endpoint;

/** Multipart with one part, `photo`. */
export const uploadPhoto = {
  method: "POST",
  path: "/onboard/photo",
  summary: "Uploads a profile photo, which update-user then takes into use",
  response: successSchema.extend({ photoURL: z.string() }),
  errors: ["session/required", "file/not-an-image", "file/too-large", "request/too-many"],
} as const satisfies Endpoint;

/** The response is the image's bytes, for its owner and for participants of a common session. */
export const readPhoto = {
  method: "GET",
  path: "/photos/:photoId",
  summary: "A profile photo",
  params: z.object({ photoId: z.uuid() }),
  response: z.any(),
  errors: ["session/required", "file/unknown", "file/no-such-part"],
} as const satisfies Endpoint;
