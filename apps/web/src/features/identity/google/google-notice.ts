/** Notices about a failed sign-in with Google. */
import { googleErrors, type GoogleError } from "@codetale/contract/identity-google";
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
 * @param code of the failure, from the address of the sign-in screen; only known codes are shown
 */
export function noticeOnReturn(code: string): GoogleNotice {
  if (isGoogleError(code)) return errorNotice(code, googleAdvice[code]);
  return errorNotice(/^[\w/.-]{1,60}$/.test(code) ? code : "unknown", null);
}

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
