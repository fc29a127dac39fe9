/** The browser cookie of an OpenID sign-in: a random value, sent to the callback's path only. */
import { finishGoogleSignIn } from "@codetale/contract/identity-google";
import type { BrowserCookie } from "#core/openid";
import { cookieValues } from "./cookie-values.ts";
import { COOKIE_PREFIX } from "./session-cookie.ts";

/** @param isSecure whether browsers send it over HTTPS only */
export function createBrowserCookie(isSecure: boolean): BrowserCookie {
  const name = `${isSecure ? "__Secure-" : ""}${COOKIE_PREFIX}.google`;
  const attributes = `Path=${finishGoogleSignIn.path}; HttpOnly; ${isSecure ? "Secure; " : ""}SameSite=Lax`;
  return {
    readValues: (headers) => cookieValues(headers, name),
    serialize: (value, lifetimeMs) =>
      `${name}=${value}; Max-Age=${Math.floor(lifetimeMs / 1000)}; ${attributes}`,
    serializeCleared: () => `${name}=; Max-Age=0; ${attributes}`,
  };
}
