/** Calls for signing in with Google, or with whichever OpenID provider takes its place. */
import { z } from "zod";
import type { Endpoint } from "./endpoint.ts";
import { personSchema } from "./values.ts";

export const readSignInOptions = {
  method: "GET",
  path: "/onboard/sign-in-options",
  summary: "Which ways of signing in this installation offers",
  response: z.object({
    /** False where no provider is set up; its name tells a sample provider from Google itself. */
    google: z.boolean(),
  }),
  errors: [],
} as const satisfies Endpoint;

export const startGoogleSignIn = {
  method: "POST",
  path: "/onboard/google",
  summary: "Answers the provider's address to which the browser goes to sign in",
  body: z.object({
    person: personSchema,
    coders_key: z.string().max(256).optional(),
    /** A path of this site to come back to. */
    returnTo: z.string().max(300).optional(),
  }),
  response: z.object({ success: z.literal(true), url: z.string() }),
  errors: ["coders-key/wrong", "google/not-set-up", "google/unreachable", "request/too-many"],
} as const satisfies Endpoint;
