/**
 * The cookie by which a browser that comes back from an OpenID provider is known as the one that
 * was sent there. Nothing but a random value, sent to the one path that asks for it.
 */
import type { IncomingHttpHeaders } from "node:http";
import { finishGoogleSignIn } from "@codetale/contract/identity-google";
import { cookieValues } from "./cookie-values.ts";
import { COOKIE_PREFIX } from "./session-cookie.ts";

export interface OpenIdBrowserCookie {
  /** @returns the values that the browser brings back, none or one as a rule */
  valuesIn(headers: IncomingHttpHeaders): string[];
  /** @returns the value of a Set-Cookie header */
  carrying(value: string, lifetimeMs: number): string;
  /** @returns the value of a Set-Cookie header that makes the browser forget it */
  cleared(): string;
}

/** @param isSecure whether browsers may send it over HTTPS alone */
export function createOpenIdBrowserCookie(isSecure: boolean): OpenIdBrowserCookie {
  const name = `${isSecure ? "__Secure-" : ""}${COOKIE_PREFIX}.google`;
  const attributes = `Path=${finishGoogleSignIn.path}; HttpOnly; ${isSecure ? "Secure; " : ""}SameSite=Lax`;
  return {
    valuesIn: (headers) => cookieValues(headers, name),
    carrying: (value, lifetimeMs) =>
      `${name}=${value}; Max-Age=${Math.floor(lifetimeMs / 1000)}; ${attributes}`,
    cleared: () => `${name}=; Max-Age=0; ${attributes}`,
  };
}
