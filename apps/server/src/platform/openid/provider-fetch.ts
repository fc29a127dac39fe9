/** HTTP to an OpenID provider: without redirects; status 5xx or 429 counts as unreachable. */
import type { CustomFetch } from "openid-client";
import { OpenIdError } from "#core/ports/openid";
import { fetchWithoutRedirects } from "#platform/fetch-without-redirects";

/** @throws OpenIdError `unreachable` without an answer, or with status 5xx or 429 */
export const fetchFromProvider: CustomFetch = async (url, { body, ...init }) => {
  // Only the token request has a body, which is a form.
  const form = body instanceof URLSearchParams ? body : null;
  const request = fetchWithoutRedirects(url, { ...init, body: form });
  const response = await request.catch((error: unknown) => {
    throw new OpenIdError("unreachable", error);
  });
  if (response.status >= 500 || response.status === 429) {
    throw new OpenIdError("unreachable", `${url} answered ${response.status}`);
  }
  return response;
};

/** Converts the error of a failed call; the library wraps what our fetch throws. */
export function openIdErrorOf(error: unknown): OpenIdError {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof OpenIdError) return cause;
  }
  return new OpenIdError("untrusted", error);
}
