/** Recognises that the database is out of reach or unable for now, and answers the client. */
import { SECOND_MS } from "@codetale/domain/time";
import { DrizzleQueryError } from "drizzle-orm";
import { AppError } from "#core/errors/app-error";
import { causesOf } from "./database-errors.ts";

/** A server that restarts, or a replica that takes over, is usually back within seconds. */
const RETRY_AFTER_MS = 2 * SECOND_MS;

/**
 * SQLSTATEs with which PostgreSQL ends or refuses connections: class 08 is about connections; the
 * others are named in "PostgreSQL Error Codes", appendix A of its manual.
 */
const CONNECTION_EXCEPTION = /^08[0-9A-Z]{3}$/;
const ENDED_BY_SERVER: ReadonlySet<string> = new Set([
  "57P01", // admin_shutdown: also what pg_terminate_backend does
  "57P02", // crash_shutdown
  "57P03", // cannot_connect_now: it starts or stops
  "57P05", // idle_session_timeout
  "25P03", // idle_in_transaction_session_timeout
  "53300", // too_many_connections
]);

/** SQLSTATEs with which a server that is there does not do what it is asked for now. */
const UNABLE_NOW: ReadonlySet<string> = new Set([
  "40001", // serialization_failure: another transaction came first
  "40P01", // deadlock_detected: the other transaction of it goes on
  "25006", // read_only_sql_transaction: a replica, until it is promoted
  "53100", // disk_full
  "53200", // out_of_memory
  "55P03", // lock_not_available: after `DatabaseWaits.lock`
  "57014", // query_canceled: after `DatabaseWaits.statement`
]);

/** Error codes of Node for sockets and name resolution. */
const BROKEN_SOCKET: ReadonlySet<string> = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "ECONNABORTED",
  "EPIPE",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOTFOUND",
  "EAI_AGAIN",
]);

/** Messages of the driver and its pool, whose errors carry no code. */
const WORDS_OF_DRIVER: ReadonlySet<string> = new Set([
  "Connection terminated",
  "Connection terminated unexpectedly",
  "Connection terminated due to connection timeout",
  "Client has encountered a connection error and is not queryable",
  "Client was closed and is not queryable",
  "timeout exceeded when trying to connect",
  "timeout expired",
  "Query read timeout",
  "Cannot use a pool after calling end on the pool",
]);

/**
 * The failure that answers the client where `error` means that the database was out of reach or
 * unable for now, such as full. The
 * same request may succeed after `retryAfterMs`; a requested change may have been made or not.
 *
 * @returns null for any other error, such as the socket errors of other services
 */
export function refusalWhenUnavailable(error: unknown): AppError | null {
  const isOfDatabase = causesOf(error).some((cause) => cause instanceof DrizzleQueryError);
  if (!isOfDatabase || !(isConnectionFailure(error) || isUnableNow(error))) return null;
  return new AppError("server/busy", { retryAfterMs: RETRY_AFTER_MS });
}

/**
 * Whether an error of the PostgreSQL driver means that a connection broke or could not be opened.
 */
export function isConnectionFailure(error: unknown): boolean {
  return causesOf(error).some(
    (cause) =>
      WORDS_OF_DRIVER.has(cause.message) || ("code" in cause && isConnectionCode(cause.code)),
  );
}

function isUnableNow(error: unknown): boolean {
  return causesOf(error).some(
    (cause) => "code" in cause && typeof cause.code === "string" && UNABLE_NOW.has(cause.code),
  );
}

function isConnectionCode(code: unknown): boolean {
  if (typeof code !== "string") return false;
  return CONNECTION_EXCEPTION.test(code) || ENDED_BY_SERVER.has(code) || BROKEN_SOCKET.has(code);
}
