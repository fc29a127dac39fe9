/**
 * What identity's screens tell each other through the history entry. It outlives a reload, so it
 * holds nothing secret.
 */
import type { AccountRole } from "@codetale/contract/values";

export type Arrival = "registered" | "verification-lost" | "password-set" | "logged-out";

/** The parts of /forgot_password after the first. */
export type RecoveryStep = "code" | "sent";

export interface NavigationState {
  /** Why the person is brought to this screen. */
  arrival: Arrival | null;
  /** The server's own words for it, if it had any. */
  said: string | null;
  /** The form that /verify_email belongs to, to go back to when memory lost the rest. */
  form: { purpose: "register" | "verify-email"; person: AccountRole } | null;
  /** The guarded address that asked to sign in. */
  from: string | null;
  /** The part of /forgot_password that is reached; null for its beginning. */
  step: RecoveryStep | null;
  /** For whose sign-in a new password is wanted. */
  person: AccountRole | null;
}

const arrivals: readonly unknown[] = [
  "registered",
  "verification-lost",
  "password-set",
  "logged-out",
] satisfies Arrival[];

/** Trusts nothing: history entries are written by older versions of the app as well. */
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

/** Whether an address stays on this site: `//elsewhere` would not. */
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
