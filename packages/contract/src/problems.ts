/** Calls about the question bank. */
import { z } from "zod";
import type { Endpoint } from "./endpoint.ts";
import { idSchema, MISSING, successSchema, typedLines } from "./values.ts";

export const LONGEST_QUESTION = 500;
export const LONGEST_ANSWER = 8_000;
export const LONGEST_SEARCH = 200;
export const PROBLEMS_PER_PAGE = 20;
export const LAST_PAGE = 10_000;

export const problemSchema = z.object({
  id: z.string(),
  question: z.string(),
  /** The answer. */
  ans: z.string(),
  /** The caller's uid where the caller added it; empty where others did. */
  uid: z.string(),
  /** When it was added, epoch milliseconds. */
  date: z.int(),
});
export type Problem = z.infer<typeof problemSchema>;

export const listProblems = {
  method: "GET",
  path: "/problems",
  summary: "The question bank, latest first, in pages of 20",
  query: z.object({
    search: typedLines(LONGEST_SEARCH).default(""),
    page: z.coerce.number().int().min(1).max(LAST_PAGE).default(1),
  }),
  response: successSchema.extend({
    problems: z.array(problemSchema),
    /** The number of all matches, over all pages. */
    total: z.int(),
  }),
  errors: ["session/required"],
} as const satisfies Endpoint;

export const addProblem = {
  method: "POST",
  path: "/problems",
  summary: "Adds a question with its answer; sending it again with the same id changes nothing",
  body: z.object({
    /** Made by the client for one filled form, so that sending again adds nothing twice. */
    id: z.uuid(),
    question: typedLines(LONGEST_QUESTION).min(1, MISSING),
    ans: typedLines(LONGEST_ANSWER).min(1, MISSING),
  }),
  response: successSchema.extend({ problem: problemSchema }),
  errors: ["session/required", "request/too-many", "problem/id-reused"],
} as const satisfies Endpoint;

const problemParams = z.object({ problemId: idSchema });

export const changeProblem = {
  method: "POST",
  path: "/problems/:problemId",
  summary: "Changes the words of a question that the caller added",
  params: problemParams,
  body: addProblem.body.omit({ id: true }),
  response: addProblem.response,
  errors: ["session/required", "request/too-many", "problem/unknown"],
} as const satisfies Endpoint;

export const deleteProblem = {
  method: "POST",
  path: "/problems/:problemId/delete",
  summary: "Deletes a question that the caller added",
  params: problemParams,
  response: successSchema,
  errors: ["session/required", "problem/unknown"],
} as const satisfies Endpoint;
