/** The health check, for operators. */
import { z } from "zod";
import type { Endpoint } from "./endpoint.ts";

export const health = {
  method: "GET",
  path: "/health",
  summary: "The process answers",
  response: z.object({ status: z.literal("ok"), now: z.int() }),
  errors: [],
} as const satisfies Endpoint;
