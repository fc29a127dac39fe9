/** Calls about coders as their learners see them. */
import { MOST_STARS } from "@codetale/domain/coders/ratings";
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
export const LONGEST_RATING_WORDS = 300;

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

/** The ratings of all learners together; null before three have rated. */
export const shownRatingsSchema = z
  .object({
    /** Stars, from 1 to 5, to a tenth. */
    average: z.number(),
    count: z.int(),
    /** What learners wrote, without their names, in an order that says nothing of time. */
    words: z.array(z.string()),
  })
  .nullable();
export type ShownRatings = z.infer<typeof shownRatingsSchema>;

/** Nothing of the account's beside name and photo. */
export const coderProfileSchema = publicProfileSchema.extend({
  ...coderFacts,
  ratings: shownRatingsSchema,
});
export type CoderProfile = z.infer<typeof coderProfileSchema>;

export const readOwnCoderFacts = {
  method: "GET",
  path: "/coder-profiles",
  summary: "What the caller, a coder, says of themselves to learners, and how these rated them",
  response: successSchema.extend({ facts: coderFactsSchema, ratings: shownRatingsSchema }),
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
  response: successSchema.extend({ facts: coderFactsSchema }),
  errors: ["session/required", "access/wrong-person"],
} as const satisfies Endpoint;

export const readCoder = {
  method: "GET",
  path: "/coder-profiles/:uid",
  summary: "A coder who has joined a session of the caller's",
  params: z.object({ uid: idSchema }),
  response: successSchema.extend({ coder: coderProfileSchema }),
  errors: ["session/required", "request/too-many", "coder/unknown"],
} as const satisfies Endpoint;

export const ownRatingSchema = z.object({
  scheduleId: z.string(),
  stars: z.int(),
  /** May be empty. */
  words: z.string(),
  /** From this instant on it stays as it is, epoch milliseconds. */
  changeableUntil: z.int(),
});
export type OwnRating = z.infer<typeof ownRatingSchema>;

export const listOwnRatings = {
  method: "GET",
  path: "/coder-ratings",
  summary: "How the caller, a learner, rated the coders of their sessions; latest first",
  response: successSchema.extend({ ratings: z.array(ownRatingSchema) }),
  errors: ["session/required"],
} as const satisfies Endpoint;

export const rateCoder = {
  method: "POST",
  path: "/coder-ratings",
  summary:
    "Rates the coder of a completed session, once a session; sending it again within 14 days changes the rating",
  body: z.object({
    scheduleId: idSchema,
    stars: z.int().min(1).max(MOST_STARS),
    /** Shown to other learners and to the coder, without a name. */
    words: typedLines(LONGEST_RATING_WORDS).default(""),
  }),
  response: successSchema.extend({ rating: ownRatingSchema }),
  errors: [
    "session/required",
    "request/too-many",
    "schedule/unknown",
    "coder/unknown",
    "rating/not-completed",
    "rating/final",
  ],
} as const satisfies Endpoint;
