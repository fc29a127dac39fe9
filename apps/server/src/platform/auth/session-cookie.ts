/**
 * The cookie that carries a session's token: `token.signature`, the signature a base64 HMAC-SHA-256
 * of the token, the whole percent-encoded. Changing its name or format would end every open
 * session.
 */
import { createHmac, timingSafeEqual } from "node:crypto";
import { SECOND_MS } from "@codetale/domain/time";
import type { SessionCookie } from "#core/authentication";
import { cookieValues } from "./cookie-values.ts";

export const COOKIE_PREFIX = "codetale";

interface SessionCookieSettings {
  /** Signs the token. */
  secret: string;
  /** Whether browsers send it over HTTPS only. */
  isSecure: boolean;
  /** How long browsers keep the cookie. */
  lifetimeMs: number;
}

export function createSessionCookie({
  secret,
  isSecure,
  lifetimeMs,
}: SessionCookieSettings): SessionCookie {
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
    readToken: (headers) => {
      for (const value of cookieValues(headers, name)) {
        const dot = value.lastIndexOf(".");
        const token = value.slice(0, dot);
        if (dot > 0 && isGenuine(token, value.slice(dot + 1))) return token;
      }
      return null;
    },
    serialize: (token) => {
      const value = encodeURIComponent(`${token}.${signatureOf(token)}`);
      return `${name}=${value}; Max-Age=${lifetimeMs / SECOND_MS}; ${attributes}`;
    },
    serializeCleared: () => `${name}=; Max-Age=0; ${attributes}`,
  };
}
