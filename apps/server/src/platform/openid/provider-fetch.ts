/** HTTP to an OpenID provider: never redirected, and a provider in trouble counts as unreachable. */
import type { CustomFetch } from "openid-client";
import { OpenIdError } from "#core/openid";

/** @throws OpenIdError `unreachable` without an answer, or with one of a provider in trouble */
export const fetchFromProvider: CustomFetch = async (url, { body, ...init }) => {
  // The token request alone has a body, and that is a form.
  const form = body instanceof URLSearchParams ? body : null;
  const request = fetch(url, { ...init, body: form, redirect: "error" });
  const response = await request.catch((error: unknown) => {
    throw new OpenIdError("unreachable", error);
  });
  if (response.status >= 500 || response.status === 429) {
    throw new OpenIdError("unreachable", `${url} answered ${response.status}`);
  }
  return response;
};

/** A failed call as an OpenIdError; the library wraps what our fetch throws. */
export function openIdErrorOf(error: unknown): OpenIdError {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof OpenIdError) return cause;
  }
  return new OpenIdError("untrusted", error);
}
