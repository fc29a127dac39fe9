/** The shape of one HTTP call. Server routes, the web client and the OpenAPI page all read it. */
import type { z } from "zod";
import type { FailureReason } from "./errors.ts";

export interface Endpoint {
  method: "GET" | "POST";
  /** Path with `:name` for parameters. */
  path: string;
  summary: string;
  params?: z.ZodType;
  query?: z.ZodType;
  headers?: z.ZodType;
  body?: z.ZodType;
  response: z.ZodType;
  /** Where the body may be larger than those of other calls. */
  largestBodyBytes?: number;
  /** What to answer instead of `request/invalid` when the body lacks something required. */
  incomplete?: FailureReason;
  /** Failures particular to this call; any call may also meet those of the request itself. */
  errors: readonly FailureReason[];
}
