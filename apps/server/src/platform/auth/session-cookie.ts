/**
 * The cookie that carries a session's token: `token.signature`, the signature a base64 HMAC-SHA-256
 * of the token, the whole percent-encoded. Name and format stay, or every open session would end.
 */
import { createHmac, timingSafeEqual } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { cookieValues } from "./cookie-values.ts";
import { SESSION_MS } from "./session-lifetime.ts";

export const COOKIE_PREFIX = "codetale";

export interface SessionCookie {
  /** @returns the token that a cookie of ours carries, or null */
  tokenIn(headers: IncomingHttpHeaders): string | null;
  /** @returns the value of a Set-Cookie header */
  carrying(token: string): string;
  /** @returns the value of a Set-Cookie header that makes the browser forget it */
  cleared(): string;
}

/** @param isSecure whether browsers may send it over HTTPS alone */
export function createSessionCookie(secret: string, isSecure: boolean): SessionCookie {
  const name = `${isSecure ? "__Secure-" : ""}${COOKIE_PREFIX}.session_token`;
  const attributes = `Path=/; HttpOnly; ${isSecure ? "Secure; " : ""}SameSite=Lax`;

  const signatureOf = (token: string) =>
    createHmac("sha256", secret).update(token).digest("base64");
  const isGenuine = (token: string, signature: string) => {
    const expected = Buffer.from(signatureOf(token));
    const given = Buffer.from(signature);
    return expected.length === given.length && timingSafeEqual(expected, given);
  };

  return {
    tokenIn: (headers) => {
      for (const value of cookieValues(headers, name)) {
        const dot = value.lastIndexOf(".");
        const token = value.slice(0, dot);
        if (dot > 0 && isGenuine(token, value.slice(dot + 1))) return token;
      }
      return null;
    },
    carrying: (token) => {
      const value = encodeURIComponent(`${token}.${signatureOf(token)}`);
      return `${name}=${value}; Max-Age=${SESSION_MS / 1000}; ${attributes}`;
    },
    cleared: () => `${name}=; Max-Age=0; ${attributes}`,
  };
}
