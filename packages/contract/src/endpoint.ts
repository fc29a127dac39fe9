/** The description of one HTTP call, read by server routes, the web client and the OpenAPI page. */
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
  /** The limit of the body in bytes, where it differs from the server's general one. */
  largestBodyBytes?: number;
  /** The reason in place of `request/invalid` when the body lacks a required field. */
  incomplete?: FailureReason;
  /** Failures particular to this call; those of any request (`request/…`) are not repeated. */
  errors: readonly FailureReason[];
}
