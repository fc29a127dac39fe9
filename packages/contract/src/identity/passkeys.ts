/** Calls about passkeys, recovery codes, and signing in with them. */
import { z } from "zod";
import type { Endpoint } from "../endpoint.ts";
import { emailSchema } from "../identity.ts";
import { accountRoleSchema, MISSING, sentText, successSchema, typedText } from "../values.ts";

export const LONGEST_PASSKEY_NAME = 60;

const base64url = (longest: number) =>
  z
    .string()
    .max(longest)
    .regex(/^[\w-]+$/, "must be base64url");

/** An authenticator makes ids of up to 1,023 bytes. */
const credentialId = base64url(1_364);

/** What a browser makes of the options that it was sent, as far as it is read here. */
const credentialParts = {
  id: credentialId,
  rawId: credentialId,
  type: z.literal("public-key"),
};

export const newCredentialSchema = z.object({
  ...credentialParts,
  response: z.object({
    clientDataJSON: base64url(8_000),
    attestationObject: base64url(32_000),
    transports: z.array(sentText(32)).max(10).optional(),
  }),
});
export type NewCredential = z.infer<typeof newCredentialSchema>;

export const usedCredentialSchema = z.object({
  ...credentialParts,
  response: z.object({
    clientDataJSON: base64url(8_000),
    authenticatorData: base64url(8_000),
    signature: base64url(8_000),
    userHandle: base64url(128).nullish(),
  }),
});
export type UsedCredential = z.infer<typeof usedCredentialSchema>;

const knownCredentialSchema = z.object({
  id: z.string(),
  type: z.literal("public-key"),
  transports: z.array(z.string()),
});

/** What the browser is asked to make a passkey with (`PublicKeyCredentialCreationOptionsJSON`). */
export const creationOptionsSchema = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.literal("public-key") })),
  timeout: z.int(),
  excludeCredentials: z.array(knownCredentialSchema),
  authenticatorSelection: z.object({
    residentKey: z.literal("required"),
    requireResidentKey: z.literal(true),
    userVerification: z.literal("required"),
  }),
  attestation: z.literal("none"),
});
export type CreationOptions = z.infer<typeof creationOptionsSchema>;

/** What the browser is asked to prove a passkey with (`PublicKeyCredentialRequestOptionsJSON`). */
export const requestOptionsSchema = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  /** Empty where any passkey of the site will do. */
  allowCredentials: z.array(knownCredentialSchema),
  userVerification: z.literal("required"),
});
export type RequestOptions = z.infer<typeof requestOptionsSchema>;

export const passkeySchema = z.object({
  id: z.uuid(),
  name: z.string(),
  /** Epoch milliseconds. */
  createdAt: z.int(),
  /** Null before its first use. */
  lastUsedAt: z.int().nullable(),
  /** Whether its maker keeps it on several devices. */
  isBackedUp: z.boolean(),
});
export type Passkey = z.infer<typeof passkeySchema>;

export const readPasskeys = {
  method: "GET",
  path: "/onboard/passkeys",
  summary: "The caller's passkeys, earliest first, and what is left of their recovery codes",
  response: successSchema.extend({
    passkeys: z.array(passkeySchema),
    recoveryCodesLeft: z.int(),
    hasPassword: z.boolean(),
    /** Whether a right password needs a passkey or a recovery code besides. */
    asksForPasskey: z.boolean(),
  }),
  errors: ["session/required"],
} as const satisfies Endpoint;
export type PasskeyOverview = z.infer<typeof readPasskeys.response>;

export const startPasskey = {
  method: "POST",
  path: "/onboard/passkeys/start",
  summary: "Answers what the browser needs to make a passkey for the caller, valid for 5 minutes",
  response: successSchema.extend({ options: creationOptionsSchema }),
  errors: [
    "session/required",
    "proof/required",
    "passkey/no-domain",
    "passkey/most",
    "request/too-many",
  ],
} as const satisfies Endpoint;

export const addPasskey = {
  method: "POST",
  path: "/onboard/passkeys/add",
  summary: "Adds the passkey that the browser made; it is named after the browser at first",
  body: z.object({ credential: newCredentialSchema }),
  response: successSchema.extend({ passkey: passkeySchema }),
  errors: [
    "session/required",
    "proof/required",
    "passkey/no-domain",
    "passkey/refused",
    "passkey/known",
    "passkey/most",
  ],
} as const satisfies Endpoint;

const passkeyId = z.uuid();

export const renamePasskey = {
  method: "POST",
  path: "/onboard/passkeys/rename",
  summary: "Names one of the caller's passkeys",
  body: z.object({
    passkeyId,
    name: typedText(LONGEST_PASSKEY_NAME).min(1, MISSING),
  }),
  response: successSchema,
  errors: ["session/required", "passkey/unknown"],
} as const satisfies Endpoint;

export const removePasskey = {
  method: "POST",
  path: "/onboard/passkeys/remove",
  summary: "Removes one of the caller's passkeys, but not one that they cannot do without",
  body: z.object({ passkeyId }),
  response: successSchema,
  errors: [
    "session/required",
    "proof/required",
    "passkey/unknown",
    "passkey/asked-for",
    "passkey/last-way-in",
  ],
} as const satisfies Endpoint;

export const changeSecondStep = {
  method: "POST",
  path: "/onboard/second-step",
  summary: "Whether signing in with the caller's password needs a passkey besides",
  body: z.object({ asksForPasskey: z.boolean() }),
  response: successSchema,
  errors: ["session/required", "proof/required", "passkey/none", "recovery-code/none"],
} as const satisfies Endpoint;

export const removePassword = {
  method: "POST",
  path: "/onboard/remove-password",
  summary: "Removes the caller's password, where passkeys and recovery codes take its place",
  response: successSchema,
  errors: ["session/required", "proof/required", "passkey/none", "recovery-code/none"],
} as const satisfies Endpoint;

export const makeRecoveryCodes = {
  method: "POST",
  path: "/onboard/recovery-codes",
  summary: "Makes ten recovery codes in place of those before; they are never answered again",
  response: successSchema.extend({ codes: z.array(z.string()) }),
  errors: ["session/required", "proof/required", "request/too-many"],
} as const satisfies Endpoint;

const signedInSchema = successSchema.extend({ uid: z.string(), person: accountRoleSchema });

/** As what to sign in; coders need their key. */
const role = {
  person: accountRoleSchema,
  coders_key: sentText(256).optional(),
};

export const startPasskeySignIn = {
  method: "POST",
  path: "/onboard/passkey-sign-in/start",
  summary: "Answers what the browser needs to sign in with a passkey, valid for 10 minutes",
  response: successSchema.extend({ options: requestOptionsSchema }),
  errors: ["passkey/no-domain", "request/too-many"],
} as const satisfies Endpoint;

export const finishPasskeySignIn = {
  method: "POST",
  path: "/onboard/passkey-sign-in/finish",
  summary: "Signs in with a passkey, which names the account",
  body: z.object({ ...role, credential: usedCredentialSchema }),
  response: signedInSchema,
  errors: [
    "passkey/no-domain",
    "passkey/refused",
    "login/unverified",
    "login/disabled",
    "login/too-many",
    "coders-key/wrong",
    "request/too-many",
  ],
} as const satisfies Endpoint;

export const startSecondStep = {
  method: "POST",
  path: "/onboard/second-step/start",
  summary: "Answers what the browser needs to confirm a right password with a passkey",
  response: successSchema.extend({ options: requestOptionsSchema }),
  errors: ["passkey/no-domain", "second-step/expired", "request/too-many"],
} as const satisfies Endpoint;

export const finishSecondStep = {
  method: "POST",
  path: "/onboard/second-step/finish",
  summary: "Signs in whose password was right, with one of `credential` and `recovery_code`",
  body: z
    .object({
      credential: usedCredentialSchema.optional(),
      recovery_code: typedText(64).optional(),
    })
    .refine((body) => (body.credential === undefined) !== (body.recovery_code === undefined), {
      path: ["recovery_code"],
      message: "send either a recovery code or a credential",
    }),
  response: signedInSchema,
  errors: [
    "passkey/no-domain",
    "passkey/refused",
    "recovery-code/wrong",
    "second-step/expired",
    "login/disabled",
    "login/too-many",
  ],
} as const satisfies Endpoint;

export const signInWithRecoveryCode = {
  method: "POST",
  path: "/onboard/recovery-code-sign-in",
  summary: "Signs in with an unused recovery code, where the account needs no password besides",
  body: z.object({ ...role, email: emailSchema, recovery_code: typedText(64).min(1, MISSING) }),
  response: signedInSchema,
  errors: [
    "recovery-code/wrong",
    "login/unverified",
    "login/disabled",
    "login/too-many",
    "coders-key/wrong",
    "request/too-many",
  ],
} as const satisfies Endpoint;
