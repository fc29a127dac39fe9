/**
 * The description of one HTTP call. The server's routes, the web client and the OpenAPI page read
 * method, path and schemas; the server and the OpenAPI page read the failures.
 */
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
  /** False for calls that pages make by themselves, which do not count as a use of the session. */
  isUse?: boolean;
  /** The reason in place of `request/invalid` when the body lacks a required field. */
  incomplete?: FailureReason;
  /**
   * Failures particular to this call; `reasonsOf` adds those of any call and those that follow from
   * `session/required`. The server's tests fail where a call answers another one.
   */
  errors: readonly FailureReason[];
}

/** Failures of any call, whatever it does. */
const anyCallReasons = [
  "request/invalid",
  "request/too-large",
  "request/foreign-origin",
  "request/unknown-host",
  "server/failed",
  "server/busy",
] as const satisfies readonly FailureReason[];

/** Failures of a call that needs a session, besides having none. */
const endedSessionReasons = [
  "session/expired",
  "login/disabled",
] as const satisfies readonly FailureReason[];

/** Every failure that the call may answer with, each once. */
export function reasonsOf({ errors }: Pick<Endpoint, "errors">): ReadonlySet<FailureReason> {
  const needsSession = errors.includes("session/required");
  return new Set([...errors, ...(needsSession ? endedSessionReasons : []), ...anyCallReasons]);
}
