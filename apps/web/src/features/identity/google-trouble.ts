/** What came of signing in with Google, where it was not the sign-in. */
import { googleErrors, type GoogleError } from "@codetale/contract/identity-google";
import type { ApiError } from "#lib/api-client";
import { googleAdvice, words } from "./words.ts";

export interface GoogleTrouble {
  tone: "info" | "error";
  message: string;
  /** What it means, and what can be done; null where nobody knows. */
  advice: string | null;
}

export const googleNotSetUp: GoogleTrouble = {
  tone: "info",
  message: words.googleNotSetUp,
  advice: null,
};

/** @param code as the address of a sign-in screen names it; nothing that is no code is repeated */
export function troubleOnReturn(code: string): GoogleTrouble {
  if (isGoogleError(code)) return trouble(code, googleAdvice[code]);
  return trouble(/^[\w/.-]{1,60}$/.test(code) ? code : "unknown", null);
}

export function troubleAtStart({ reason, code, message }: ApiError): GoogleTrouble {
  return reason === "google/not-set-up"
    ? googleNotSetUp
    : trouble(code.replace(/^auth\//, ""), message);
}

function trouble(code: string, advice: string | null): GoogleTrouble {
  return { tone: "error", message: words.googleFailed(code), advice };
}

function isGoogleError(code: string): code is GoogleError {
  return googleErrors.some((known) => known === code);
}
