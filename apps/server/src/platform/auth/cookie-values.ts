import type { CookieHeaders } from "#core/authentication";

/** A browser may send several cookies of one name, set for different paths or domains. */
export function cookieValues({ cookie = "" }: CookieHeaders, name: string): string[] {
  return cookie
    .split(";")
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${name}=`))
    .map((pair) => decoded(pair.slice(name.length + 1)));
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return "";
  }
}
