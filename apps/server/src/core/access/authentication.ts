/** How a request proves which account it acts for. */
import type { FailureReason } from "@codetale/contract/errors";
import type { Actor } from "./actor.ts";

/** The part of a request's headers that carries a session. */
export interface CookieHeaders {
  cookie?: string | undefined;
}

/**
 * Resolves with the actor of the session that the request's cookie proves, or null.
 *
 * @param isUse whether the session counts as used by it; not by default
 */
export type Authenticate = (headers: CookieHeaders, isUse?: boolean) => Promise<Actor | null>;

/** Why a session that once existed is not valid any more. */
export type SessionRefusal = Extract<FailureReason, "session/expired" | "login/disabled">;

/** How to answer a cookie without a valid session. */
export interface SessionRefusals {
  /** @returns null for a cookie that we did not sign */
  refusalOf(headers: CookieHeaders): Promise<SessionRefusal | null>;
  /**
   * @returns the value of the Set-Cookie header that makes the browser delete its session cookie
   */
  clearedCookie(): string;
}
