/** Calls about coders as their learners see them. */
import { z } from "zod";
import type { Endpoint } from "./endpoint.ts";
import {
  idSchema,
  MISSING,
  publicProfileSchema,
  successSchema,
  typedLines,
  typedText,
} from "./values.ts";

export const LONGEST_ABOUT = 600;
export const LONGEST_OF_NAMES = 60;
export const MOST_NAMES = 10;

/** What coders say of themselves; empty where they say nothing. */
const coderFacts = {
  languages: z.array(z.string()),
  /** Where they work or have worked. */
  companies: z.array(z.string()),
  /** The year in which they began to code; null where they do not say. */
  codingSince: z.int().nullable(),
  about: z.string(),
};
export const coderFactsSchema = z.object(coderFacts);
export type CoderFacts = z.infer<typeof coderFactsSchema>;

/** Nothing of the account's beside name and photo. */
export const coderProfileSchema = publicProfileSchema.extend(coderFacts);
export type CoderProfile = z.infer<typeof coderProfileSchema>;

export const readOwnCoderFacts = {
  method: "GET",
  path: "/coder-profiles",
  summary: "What the caller, a coder, says of themselves to learners",
  response: successSchema.extend({ facts: coderFactsSchema }),
  errors: ["session/required", "access/wrong-person"],
} as const satisfies Endpoint;

const names = z
  .array(typedText(LONGEST_OF_NAMES).min(1, MISSING))
  .max(MOST_NAMES, `must be at most ${MOST_NAMES}`);

export const saveCoderFacts = {
  method: "POST",
  path: "/coder-profiles",
  summary: "Saves what the caller, a coder, says of themselves to learners",
  body: z.object({
    languages: names,
    companies: names,
    codingSince: z.int().nullable(),
    about: typedLines(LONGEST_ABOUT),
  }),
  response: readOwnCoderFacts.response,
  errors: ["session/required", "access/wrong-person"],
} as const satisfies Endpoint;

export const readCoder = {
  method: "GET",
  path: "/coder-profiles/:uid",
  summary: "A coder who has joined a session of the caller's",
  params: z.object({ uid: idSchema }),
  response: successSchema.extend({ coder: coderProfileSchema }),
  errors: ["session/required", "coder/unknown"],
} as const satisfies Endpoint;
