/** Calls about the ways in to an account besides its sessions: password, Google, the address itself. */
import { z } from "zod";
import type { Endpoint } from "../endpoint.ts";
import { PASSWORD_MAX_LENGTH } from "../identity.ts";
import { doneSchema, idSchema, sentText, successSchema } from "../values.ts";

const useSchema = z.object({
  /** When it was set or linked, epoch milliseconds. */
  since: z.int(),
  /** Null where it was not used since that is kept, epoch milliseconds. */
  lastUsedAt: z.int().nullable(),
});

export const linkedIdentitySchema = useSchema.extend({
  id: z.string(),
  /** As Google named it last; null where it is not known. */
  email: z.string().nullable(),
});
export type LinkedIdentity = z.infer<typeof linkedIdentitySchema>;

export const readWaysIn = {
  method: "GET",
  path: "/onboard/ways-in",
  summary: "What the caller can sign in with",
  response: successSchema.extend({
    /** Null for an account without one. */
    password: useSchema.nullable(),
    /** Identities at Google, or at the provider in its place; the first that was linked first. */
    links: z.array(linkedIdentitySchema),
  }),
  errors: ["session/required"],
} as const satisfies Endpoint;
export type WaysIn = z.infer<typeof readWaysIn.response>;

export const changePassword = {
  method: "POST",
  path: "/onboard/change-password",
  summary: "Sets the password and ends all other sessions; needs a proof (prove-by-…)",
  body: z.object({ password: sentText(PASSWORD_MAX_LENGTH) }),
  response: successSchema,
  errors: ["session/required", "proof/required", "register/weak-password"],
} as const satisfies Endpoint;

export const unlinkGoogle = {
  method: "POST",
  path: "/onboard/unlink-google",
  summary: "Removes a linked identity; needs a proof, and another way in that stays",
  body: z.object({ linkId: idSchema }),
  response: successSchema,
  errors: ["session/required", "proof/required", "ways-in/last"],
} as const satisfies Endpoint;

export const undoAddressChange = {
  method: "POST",
  path: "/onboard/undo-address-change",
  summary: "Puts back the address that an account had, removes all ways in and ends all sessions",
  body: z.object({
    /** From the mail to the address that was replaced; works once, for seven days. */
    token: sentText(256).min(1),
  }),
  response: doneSchema.extend({
    /** For `set-password`: nothing else leads in until the owner has set a new one. */
    token: z.string(),
  }),
  errors: ["undo-link/invalid", "undo-link/address-taken"],
} as const satisfies Endpoint;
