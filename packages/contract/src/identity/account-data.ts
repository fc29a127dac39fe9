/** Calls about all data stored of an account. */
import { z } from "zod";
import type { Endpoint } from "../endpoint.ts";
import { sentText, successSchema } from "../values.ts";

export const downloadMyData = {
  method: "GET",
  path: "/onboard/my-data",
  summary: "Everything that is kept of the caller, as a JSON file; needs a proof (prove-by-…)",
  response: z.any(),
  errors: ["session/required", "proof/required", "request/too-many"],
} as const satisfies Endpoint;

export const deleteMyAccount = {
  method: "POST",
  path: "/onboard/delete-account",
  summary: "Deletes the caller's account and what belongs to it, for good; needs a proof",
  body: z.object({
    /** The account's e-mail address, typed again as a confirmation. */
    email: sentText(254),
  }),
  response: successSchema,
  errors: [
    "session/required",
    "proof/required",
    "account/not-confirmed",
    "account/session-going-on",
  ],
} as const satisfies Endpoint;
