/**
 * Calls by which a session proves that its user owns the account, as changes of the ways in ask for.
 * A proof holds for the session that gave it.
 */
import { z } from "zod";
import type { Endpoint } from "../endpoint.ts";
import { codeSentSchema, PASSWORD_MAX_LENGTH } from "../identity.ts";
import { requestOptionsSchema, usedCredentialSchema } from "./passkeys.ts";
import { sentText, successSchema, typedText } from "../values.ts";

/** What the owner can prove it by; a mailed code, to the account's address, always works. */
export const proofKindSchema = z.enum(["passkey", "password", "google", "code"]);
export type ProofKind = z.infer<typeof proofKindSchema>;

const proofSchema = successSchema.extend({
  /** Until when the proof holds, epoch milliseconds. */
  proofEndsAt: z.int(),
});

export const readProof = {
  method: "GET",
  path: "/onboard/proof",
  summary: "Whether the session has proven that its user owns the account, and how it can",
  isUse: false,
  response: successSchema.extend({
    /** Null without a proof that still holds, epoch milliseconds. */
    proofEndsAt: z.int().nullable(),
    /** The easiest first. */
    kinds: z.array(proofKindSchema),
  }),
  errors: ["session/required"],
} as const satisfies Endpoint;

export const proveByPassword = {
  method: "POST",
  path: "/onboard/prove-by-password",
  summary: "Proves by the password that the caller owns the account, for ten minutes",
  body: z.object({ password: sentText(PASSWORD_MAX_LENGTH).min(1) }),
  response: proofSchema,
  errors: ["session/required", "login/wrong-password", "login/too-many"],
} as const satisfies Endpoint;

export const startPasskeyProof = {
  method: "POST",
  path: "/onboard/prove-by-passkey/start",
  summary: "Answers what the browser needs to prove a passkey of the caller, valid for 5 minutes",
  response: successSchema.extend({ options: requestOptionsSchema }),
  errors: ["session/required", "passkey/no-domain", "request/too-many"],
} as const satisfies Endpoint;

export const proveByPasskey = {
  method: "POST",
  path: "/onboard/prove-by-passkey",
  summary: "Proves by a passkey that the caller owns the account, for ten minutes",
  body: z.object({ credential: usedCredentialSchema }),
  response: proofSchema,
  errors: ["session/required", "passkey/no-domain", "passkey/refused", "login/too-many"],
} as const satisfies Endpoint;

export const sendProofCode = {
  method: "POST",
  path: "/onboard/send-proof-code",
  summary: "Sends a one-time code to the account's address",
  response: codeSentSchema,
  errors: ["session/required", "otp/too-soon", "otp/not-sent", "request/too-many"],
} as const satisfies Endpoint;

export const proveByCode = {
  method: "POST",
  path: "/onboard/prove-by-code",
  summary: "Proves by the code from send-proof-code that the caller owns the account",
  body: z.object({ otp: typedText(64) }),
  response: proofSchema,
  errors: ["session/required", "otp/wrong", "otp/expired", "otp/used-up", "login/too-many"],
} as const satisfies Endpoint;

/** The callback leads to the screen `proven`, with an `error` of `googleErrors` where it failed. */
export const proveByGoogle = {
  method: "POST",
  path: "/onboard/prove-by-google",
  summary: "Answers the provider's address, where a linked identity proves who the caller is",
  response: successSchema.extend({ url: z.string() }),
  errors: ["session/required", "google/not-set-up", "google/unreachable", "request/too-many"],
} as const satisfies Endpoint;
