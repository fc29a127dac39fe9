import { failures } from "@codetale/contract/errors";
import { checkRegistration } from "@codetale/contract/identity";
import type { Person } from "@codetale/contract/values";
import { ApiError, call } from "#lib/api-client";
import { useClock } from "#lib/clock";
import {
  forgetPendingVerification,
  readPendingRegistration,
  type PendingRegistration,
} from "../pending-verification.ts";
import { problem, problemOf, serverProblemOf, type Blame, type Problem } from "../problem.ts";
import { words } from "../words.ts";
import { useCreateAccount, type NewAccount } from "./use-create-account.ts";
import { useVerificationStart } from "./use-verification-start.ts";

export interface RegisterFields {
  email: string;
  password: string;
  /** Asked of coders only. */
  codersKey: string;
}

export type RegisterProblem = Problem<keyof RegisterFields>;

type Entered = Omit<NewAccount, "ticket">;

/**
 * Takes a filled form to the screen that asks for the code or, where the address is proven already
 * and only the password was refused, straight to the account.
 */
export function useRegistration(
  person: Person,
  from: string | null,
): (fields: RegisterFields) => Promise<RegisterProblem | null> {
  const clock = useClock();
  const createAccount = useCreateAccount();
  const startVerification = useVerificationStart();

  return async ({ email, password, codersKey }) => {
    const entered: Entered = {
      person,
      email: email.trim(),
      password,
      codersKey: person === "coder" ? codersKey.trim() : null,
      from,
    };
    const ticket = ticketFor(entered, readPendingRegistration(person, clock.now()));
    if (ticket !== null) return refuseAccount(createAccount({ ...entered, ticket }));

    const taken = await refuseTaken(entered.email);
    if (taken) return taken;
    return refuseCode(startVerification({ ...entered, purpose: "register", refused: null }));
  };
}

function ticketFor(entered: Entered, pending: PendingRegistration | null): string | null {
  return pending?.email === entered.email ? (pending.refused?.ticket ?? null) : null;
}

async function refuseAccount(creating: Promise<void>): Promise<RegisterProblem | null> {
  try {
    await creating;
    return null;
  } catch (error) {
    if (error instanceof ApiError && error.reason === "ticket/invalid") forgetPendingVerification();
    return serverProblemOf(error, blame, words.registeringFailed);
  }
}

async function refuseTaken(email: string): Promise<RegisterProblem | null> {
  try {
    const { exists } = await call(checkRegistration, { body: { email } });
    return exists ? problem(failures["register/taken"].message, "email") : null;
  } catch (error) {
    return problemOf(error, blame, words.registrationFailed);
  }
}

async function refuseCode(sending: Promise<void>): Promise<RegisterProblem | null> {
  try {
    await sending;
    return null;
  } catch (error) {
    return serverProblemOf(error, blame, words.otpNotSent);
  }
}

const blame: Blame<keyof RegisterFields> = {
  "register/taken": ["email"],
  "register/invalid-email": ["email"],
  "register/weak-password": ["password"],
  "coders-key/wrong": ["codersKey"],
};
