/** How a request proves whose it is. */
import type { FailureReason } from "@codetale/contract/errors";
import type { Actor } from "./actor.ts";

/** The part of a request's headers that carries a session. */
export interface CookieHeaders {
  cookie?: string | undefined;
}

/** Finds whose session the request's cookie proves, or null. */
export type Authenticate = (headers: CookieHeaders) => Promise<Actor | null>;

/** The cookie that carries a session's token; implemented under platform/. */
export interface SessionCookie {
  /** @returns the token of a cookie that we signed, or null */
  readToken(headers: CookieHeaders): string | null;
  /** @returns the value of a Set-Cookie header */
  serialize(token: string): string;
  /** @returns the value of a Set-Cookie header that makes the browser drop it */
  serializeCleared(): string;
}

/** Why a session that was opened once is not valid any more. */
export type SessionRefusal = Extract<FailureReason, "session/expired" | "login/disabled">;

/** What to answer to a cookie without a valid session. */
export interface SessionRefusals {
  /** @returns null for a cookie that was never one of ours */
  refusalOf(headers: CookieHeaders): Promise<SessionRefusal | null>;
  /** @returns the value of the Set-Cookie header that makes a browser drop its session */
  clearedCookie(): string;
}
