/** Notices about a failed sign-in with Google. */
import { googleErrors, type GoogleError } from "@codetale/contract/identity/google";
import type { ApiError } from "#lib/http/api-client";
import { googleAdvice, words } from "../words.ts";

export interface GoogleNotice {
  tone: "info" | "error";
  message: string;
  /** What the failure means and what the user can do; null where unknown. */
  advice: string | null;
}

export const googleNotSetUp: GoogleNotice = {
  tone: "info",
  message: words.googleNotSetUp,
  advice: null,
};

/**
 * The notice after a failure at the provider.
 *
 * @param code from the address of the sign-in screen; an unknown one is shown only where it has
 *   the form of a code
 */
export function noticeOnReturn(code: string): GoogleNotice {
  if (isGoogleError(code)) return errorNotice(code, googleAdvice[code]);
  return errorNotice(/^[\w/.-]{1,60}$/.test(code) ? code : "unknown", null);
}

/** The notice after the sign-in could not be started. */
export function noticeAtStart({ reason, code, message }: ApiError): GoogleNotice {
  return reason === "google/not-set-up"
    ? googleNotSetUp
    : errorNotice(code.replace(/^auth\//, ""), message);
}

function errorNotice(code: string, advice: string | null): GoogleNotice {
  return { tone: "error", message: words.googleFailed(code), advice };
}

function isGoogleError(code: string): code is GoogleError {
  return googleErrors.some((known) => known === code);
}
