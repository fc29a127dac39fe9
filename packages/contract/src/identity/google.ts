/** Calls for signing in with Google, or with the OpenID provider configured in its place. */
import { isOwnPath } from "@codetale/domain/identity/own-path";
import { z } from "zod";
import type { Endpoint } from "../endpoint.ts";
import { accountRoleSchema, sentText, successSchema } from "../values.ts";

/**
 * Why a user returned from the provider without being signed in: the `error` in the address of the
 * sign-in screen, shown as `Google Sign-In Error: {code}`.
 */
export const googleErrors = [
  /** The user cancelled, or the provider refused the sign-in. */
  "access-denied",
  /** The sign-in was not begun in this browser, was finished already, or took too long. */
  "invalid-state",
  /** The response of the provider failed verification. */
  "invalid-credential",
  /** The provider has not verified the e-mail address, or named none. */
  "unverified-email",
  /** An account has the address, but never verified it. */
  "account-exists-unverified",
  /** An account has the address, and is linked to another identity at the provider. */
  "account-not-linked",
  "user-disabled",
  /** Another account has taken the invitation. */
  "coders-key-wrong",
  /** The provider could not be reached. */
  "network-request-failed",
  "internal-error",
] as const;
export type GoogleError = (typeof googleErrors)[number];

export const readSignInOptions = {
  method: "GET",
  path: "/onboard/sign-in-options",
  summary: "Which ways of signing in this installation offers",
  response: z.object({
    /** Whether a provider is set up: Google, or the sample one of a trial installation. */
    google: z.boolean(),
  }),
  errors: [],
} as const satisfies Endpoint;

export const startGoogleSignIn = {
  method: "POST",
  path: "/onboard/google",
  summary: "Answers the provider's address to which the browser goes to sign in",
  body: z.object({
    person: accountRoleSchema,
    /** Coders need it, or an invitation in its place. */
    coders_key: sentText(256).optional(),
    /** A path of this site to come back to. */
    returnTo: sentText(300).refine(isOwnPath, "must be a path of this site").optional(),
  }),
  response: successSchema.extend({ url: z.string() }),
  errors: ["coders-key/wrong", "google/not-set-up", "google/unreachable", "request/too-many"],
} as const satisfies Endpoint;

/** Redirects to a screen, signed in or with an `error` of `googleErrors`. */
export const finishGoogleSignIn = {
  method: "GET",
  path: "/api/auth/oauth2/callback/google",
  summary: "Where the provider sends the browser back to",
  query: z.object({
    state: sentText(512).optional(),
    code: sentText(4096).optional(),
    error: sentText(512).optional(),
    /** The issuer, which some providers send. */
    iss: sentText(512).optional(),
  }),
  response: z.any(),
  errors: [],
} as const satisfies Endpoint;
