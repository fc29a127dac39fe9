/** The call by which somebody says that a shared story does not belong here. */
import { z } from "zod";
import type { Endpoint } from "../endpoint.ts";
import { storyParams } from "../stories.ts";
import { doneSchema, typedLines } from "../values.ts";

export const LONGEST_REPORT = 500;

export const reportReasons = ["unsuitable", "frightening", "personal", "other"] as const;
export type ReportReason = (typeof reportReasons)[number];

export const reportStory = {
  method: "POST",
  path: "/stories/:storyId/report",
  summary: "Says that a story which others share does not belong here; an operator decides",
  params: storyParams,
  body: z.object({
    reason: z.enum(reportReasons),
    /** What else is to be said; empty where nothing was typed. */
    text: typedLines(LONGEST_REPORT).default(""),
  }),
  response: doneSchema,
  errors: ["story/unknown", "request/too-many"],
} as const satisfies Endpoint;
