/** A cookie that scripts cannot read and other sites cannot have sent. */
import { SECOND_MS } from "@codetale/domain/time";
import type { CookieHeaders } from "#core/access/authentication";

interface BrowserCookieSettings {
  name: string;
  path: string;
  /** Whether browsers send it over HTTPS only. */
  isSecure: boolean;
}

export type BrowserCookie = ReturnType<typeof createBrowserCookie>;

/** `serialize` and `serializeCleared` return the value of a Set-Cookie header. */
export function createBrowserCookie({ name: suffix, path, isSecure }: BrowserCookieSettings) {
  const name = `${isSecure ? "__Secure-" : ""}codetale.${suffix}`;
  const attributes = `Path=${path}; HttpOnly; ${isSecure ? "Secure; " : ""}SameSite=Lax`;
  return {
    /** A browser may send several cookies of one name, set for different paths or domains. */
    readValues: ({ cookie = "" }: CookieHeaders): string[] =>
      cookie
        .split(";")
        .map((pair) => pair.trim())
        .filter((pair) => pair.startsWith(`${name}=`))
        .map((pair) => decoded(pair.slice(name.length + 1))),
    serialize: (value: string, lifetimeMs: number) =>
      `${name}=${encodeURIComponent(value)}; Max-Age=${lifetimeMs / SECOND_MS}; ${attributes}`,
    serializeCleared: () => `${name}=; Max-Age=0; ${attributes}`,
  };
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return "";
  }
}
