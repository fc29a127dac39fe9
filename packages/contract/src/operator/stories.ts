/** Calls of the operator's screen about stories that were reported. */
import { z } from "zod";
import type { Endpoint } from "../endpoint.ts";
import { changing, instant, reading } from "./call.ts";
import { reportReasons } from "../stories/reports.ts";
import { idSchema, successSchema } from "../values.ts";

export const operatorReportSchema = z.object({
  storyId: z.string(),
  /** As others read it. */
  title: z.string(),
  /** The address of the story's owner; null for a sample story. */
  owner: z.string().nullable(),
  takenDownAt: instant.nullable(),
  /** The open reports, oldest first. */
  reports: z.array(
    z.object({ reason: z.enum(reportReasons), text: z.string(), reportedAt: instant }),
  ),
});
export type OperatorReport = z.infer<typeof operatorReportSchema>;

export const operatorReports = {
  method: "GET",
  path: "/operator/reports",
  summary: "Stories with open reports, the first reported first, then those that are taken down",
  response: successSchema.extend({
    stories: z.array(operatorReportSchema),
    /** Whether there are more open reports than are shown, the oldest of all. */
    hasMore: z.boolean(),
  }),
  errors: reading,
} as const satisfies Endpoint;

const storyRef = z.object({ storyId: idSchema });

export const operatorStory = {
  method: "GET",
  path: "/operator/stories/:storyId",
  summary: "A story that was reported or taken down, as others hear it",
  params: storyRef,
  response: successSchema.extend({
    title: z.string(),
    language: z.string(),
    scenes: z.array(
      z.object({ title: z.string(), dialogue: z.string(), choices: z.array(z.string()) }),
    ),
  }),
  errors: [...reading, "story/unknown"],
} as const satisfies Endpoint;

const storyAct = {
  method: "POST",
  body: storyRef,
  response: successSchema,
  errors: [...changing, "story/unknown"],
} as const;

export const operatorTakeDown = {
  ...storyAct,
  path: "/operator/take-down",
  summary: "Takes a reported story down: its owner alone plays it, and is told by mail",
} as const satisfies Endpoint;

export const operatorPutBack = {
  ...storyAct,
  path: "/operator/put-back",
  summary: "Lets a story that was taken down be shared again",
} as const satisfies Endpoint;

export const operatorKeep = {
  ...storyAct,
  path: "/operator/keep",
  summary: "Leaves a reported story as it is, and closes its reports",
} as const satisfies Endpoint;
