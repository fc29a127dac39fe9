/** The calls by which operators and load balancers watch a process; they answer at any host name. */
import { z } from "zod";
import type { Endpoint } from "./endpoint.ts";

const degradedPart = z.enum(["live-events", "files"]);

/**
 * `live-events`: those of one process reach no clients of the others. `files`: the bucket that all
 * processes share cannot be used; pictures and voices are refused for now, and all else goes on.
 */
export type DegradedPart = z.infer<typeof degradedPart>;

const response = z.object({ status: z.literal("ok"), now: z.int() });

export const healthz = {
  method: "GET",
  path: "/healthz",
  summary: "The process answers, whatever its database does",
  response,
  errors: [],
} as const satisfies Endpoint;

export const readyz = {
  method: "GET",
  path: "/readyz",
  summary: "The process can serve: its database and disk are there, and it is not being stopped",
  response: response.extend({ degraded: z.array(degradedPart) }),
  /** While it is being stopped. */
  errors: ["route/unknown"],
} as const satisfies Endpoint;

export const metrics = {
  method: "GET",
  path: "/metrics",
  summary: "What operators watch, as Prometheus reads it: for this machine, or with METRICS_TOKEN",
  response: z.string(),
  errors: ["metrics/denied"],
} as const satisfies Endpoint;
