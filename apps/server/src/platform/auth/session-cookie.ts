/**
 * The cookie that carries a session's token: `token.signature`, the signature a base64 HMAC-SHA-256
 * of the token, the whole percent-encoded. Changing its name or format would end every open
 * session.
 */
import { createHmac, timingSafeEqual } from "node:crypto";
import type { CookieHeaders } from "#core/access/authentication";
import { createBrowserCookie } from "./browser-cookie.ts";

interface SessionCookieSettings {
  /** Signs the token. */
  secret: string;
  /** Whether browsers send it over HTTPS only. */
  isSecure: boolean;
  /** How long browsers keep the cookie. */
  lifetimeMs: number;
}

export function createSessionCookie({ secret, isSecure, lifetimeMs }: SessionCookieSettings) {
  const cookie = createBrowserCookie({ name: "session_token", path: "/", isSecure });

  const signatureOf = (token: string) =>
    createHmac("sha256", secret).update(token).digest("base64");
  const isGenuine = (token: string, signature: string) => {
    const expected = Buffer.from(signatureOf(token));
    const given = Buffer.from(signature);
    return expected.length === given.length && timingSafeEqual(expected, given);
  };

  return {
    /** @returns the token of a cookie with our signature, or null */
    readToken(headers: CookieHeaders): string | null {
      for (const value of cookie.readValues(headers)) {
        const dot = value.lastIndexOf(".");
        const token = value.slice(0, dot);
        if (dot > 0 && isGenuine(token, value.slice(dot + 1))) return token;
      }
      return null;
    },
    /** @returns the value of a Set-Cookie header */
    serialize: (token: string) => cookie.serialize(`${token}.${signatureOf(token)}`, lifetimeMs),
    /** @returns the value of a Set-Cookie header that makes the browser delete the cookie */
    serializeCleared: () => cookie.serializeCleared(),
  };
}
