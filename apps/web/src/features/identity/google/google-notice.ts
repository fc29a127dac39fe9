/** What came of signing in with Google, where it was not the sign-in. */
import { googleErrors, type GoogleError } from "@codetale/contract/identity-google";
import type { ApiError } from "#lib/http/api-client";
import { googleAdvice, words } from "../words.ts";

export interface GoogleNotice {
  tone: "info" | "error";
  message: string;
  /** What it means, and what can be done; null where nobody knows. */
  advice: string | null;
}

export const googleNotSetUp: GoogleNotice = {
  tone: "info",
  message: words.googleNotSetUp,
  advice: null,
};

/** @param code as the address of a sign-in screen names it; nothing that is no code is repeated */
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
