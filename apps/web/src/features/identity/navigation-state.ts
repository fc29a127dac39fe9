/**
 * What identity's screens pass to each other in the state of history entries. The state survives a
 * reload, so it holds nothing secret.
 */
import type { AccountRole } from "@codetale/contract/values";
import { isOwnPath } from "@codetale/domain/identity/own-path";

const arrivals = [
  "registered",
  "verification-lost",
  "password-lost",
  "password-set",
  "logged-out",
  "guarded",
] as const;
const steps = ["code", "sent"] as const;
const signInSteps = ["second-step", "recovery-code"] as const;
const purposes = ["register", "verify-email"] as const;
const roles: readonly AccountRole[] = ["user", "coder"];

export type Arrival = (typeof arrivals)[number];

/** The steps of /forgot_password after the first. */
export type RecoveryStep = (typeof steps)[number];

/** The steps of the sign-in screens beside the first. */
export type SignInStep = (typeof signInSteps)[number];

export interface NavigationState {
  /** Why the user was sent to this screen. */
  arrival: Arrival | null;
  /** The server's message about it, if any. */
  message: string | null;
  /** The form that /verify_email belongs to; leads back to it when the pending data were lost. */
  form: { purpose: (typeof purposes)[number]; person: AccountRole } | null;
  /** The guarded address that asked to sign in. */
  from: string | null;
  /** The current step of /forgot_password; null for the first. */
  step: RecoveryStep | null;
  /** The current step of a sign-in screen; null for the first. */
  signInStep: SignInStep | null;
  /** The account role of the sign-in screen from which the recovery began. */
  person: AccountRole | null;
}

/** Validates every part: history entries may come from older versions of the app. */
export function readNavigationState(state: unknown): NavigationState {
  const { arrival, message, form, from, step, signInStep, person } = asRecord(state);
  return {
    arrival: oneOf(arrivals, arrival),
    message: typeof message === "string" ? message : null,
    form: readForm(asRecord(form)),
    from: typeof from === "string" && isOwnPath(from) ? from : null,
    step: oneOf(steps, step),
    signInStep: oneOf(signInSteps, signInStep),
    person: oneOf(roles, person),
  };
}

/**
 * The guarded address that asked to sign in, where the server names it in the query (`?from=…`): it
 * cannot give a history entry a state when it leads a newcomer from Google to the profile.
 */
export function readReturnAddress(search: string): string | null {
  return readNavigationState({ from: new URLSearchParams(search).get("from") }).from;
}

function readForm(form: Record<string, unknown>): NavigationState["form"] {
  const purpose = oneOf(purposes, form.purpose);
  const person = oneOf(roles, form.person);
  return purpose && person && { purpose, person };
}

function oneOf<T>(known: readonly T[], value: unknown): T | null {
  return known.find((each) => each === value) ?? null;
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
}
