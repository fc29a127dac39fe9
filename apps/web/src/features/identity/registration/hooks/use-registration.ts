import { failures } from "@codetale/contract/errors";
import { checkRegistration } from "@codetale/contract/identity";
import type { AccountRole } from "@codetale/contract/values";
import { ApiError, call } from "#lib/http/api-client";
import { useClock } from "#lib/clock";
import {
  forgetPendingVerification,
  readPendingRegistration,
  type PendingRegistration,
} from "../../verification/pending-verification.ts";
import {
  formError,
  formErrorOf,
  serverFormErrorOf,
  type Blame,
  type FormError,
} from "../../forms/form-error.ts";
import { words } from "../../words.ts";
import { useCreateAccount, type NewAccount } from "./use-create-account.ts";
import { useVerificationStart } from "../../verification/hooks/use-verification-start.ts";

export interface RegisterFields {
  email: string;
  password: string;
  /** Required of coders only. */
  codersKey: string;
}

export type RegisterFormError = FormError<keyof RegisterFields>;

type Entered = Omit<NewAccount, "ticket">;

/**
 * Submits the form: goes to the screen that asks for the code or, where the address is proven
 * already and only the password was refused, creates the account at once.
 */
export function useRegistration(
  person: AccountRole,
  from: string | null,
): (fields: RegisterFields) => Promise<RegisterFormError | null> {
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

async function refuseAccount(creating: Promise<void>): Promise<RegisterFormError | null> {
  try {
    await creating;
    return null;
  } catch (error) {
    if (error instanceof ApiError && error.reason === "ticket/invalid") forgetPendingVerification();
    return serverFormErrorOf(error, blame, words.registeringFailed);
  }
}

async function refuseTaken(email: string): Promise<RegisterFormError | null> {
  try {
    const { exists } = await call(checkRegistration, { body: { email } });
    return exists ? formError(failures["register/taken"].message, "email") : null;
  } catch (error) {
    return formErrorOf(error, blame, words.registrationFailed);
  }
}

async function refuseCode(sending: Promise<void>): Promise<RegisterFormError | null> {
  try {
    await sending;
    return null;
  } catch (error) {
    return serverFormErrorOf(error, blame, words.otpNotSent);
  }
}

const blame: Blame<keyof RegisterFields> = {
  "register/taken": ["email"],
  "register/invalid-email": ["email"],
  "register/weak-password": ["password"],
  "coders-key/wrong": ["codersKey"],
};
