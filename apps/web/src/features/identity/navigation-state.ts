/**
 * What identity's screens pass to each other in the state of history entries. The state survives a
 * reload, so it holds nothing secret.
 */
import type { AccountRole } from "@codetale/contract/values";

export type Arrival = "registered" | "verification-lost" | "password-set" | "logged-out";

/** The steps of /forgot_password after the first. */
export type RecoveryStep = "code" | "sent";

export interface NavigationState {
  /** Why the user was sent to this screen. */
  arrival: Arrival | null;
  /** The server's message about it, if any. */
  said: string | null;
  /** The form that /verify_email belongs to; leads back to it when the pending data were lost. */
  form: { purpose: "register" | "verify-email"; person: AccountRole } | null;
  /** The guarded address that asked to sign in. */
  from: string | null;
  /** The current step of /forgot_password; null for the first. */
  step: RecoveryStep | null;
  /** The account role of the sign-in screen from which the recovery began. */
  person: AccountRole | null;
}

const arrivals: readonly unknown[] = [
  "registered",
  "verification-lost",
  "password-set",
  "logged-out",
] satisfies Arrival[];

/** Validates every part: history entries may come from older versions of the app. */
export function readNavigationState(state: unknown): NavigationState {
  const { arrival, said, form, from, step, person } = asRecord(state);
  return {
    arrival: arrivals.includes(arrival) ? (arrival as Arrival) : null,
    said: typeof said === "string" ? said : null,
    form: readForm(asRecord(form)),
    from: typeof from === "string" && isInside(from) ? from : null,
    step: step === "code" || step === "sent" ? step : null,
    person: isPerson(person) ? person : null,
  };
}

function readForm({ purpose, person }: Record<string, unknown>): NavigationState["form"] {
  return isPurpose(purpose) && isPerson(person) ? { purpose, person } : null;
}

/** Whether an address stays on this site: `//example.com` would not. */
function isInside(address: string): boolean {
  return /^\/(?![/\\])/.test(address);
}

function isPurpose(value: unknown): value is "register" | "verify-email" {
  return value === "register" || value === "verify-email";
}

function isPerson(value: unknown): value is AccountRole {
  return value === "user" || value === "coder";
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
}
