import { failures } from "@codetale/contract/errors";
import { checkRegistration } from "@codetale/contract/identity";
import type { AccountRole } from "@codetale/contract/values";
import { useClock } from "#lib/clock";
import { ApiError, call } from "#lib/http/api-client";
import type { Credentials, CredentialsError } from "../../forms/components/credentials-form.tsx";
import { formError, formErrorOf, serverFormErrorOf, type Blame } from "../../forms/form-error.ts";
import { useVerificationStart } from "../../verification/hooks/use-verification-start.ts";
import {
  pendingVerification,
  readPendingRegistration,
  type RegistrationRequest,
} from "../../verification/pending-codes.ts";
import { words } from "../../words.ts";
import { useCreateAccount } from "./use-create-account.ts";

/**
 * Submits the form: goes to the screen that asks for the code or, where the address is proven
 * already and only the password was refused, creates the account at once.
 */
export function useRegistration(person: AccountRole, from: string | null) {
  const clock = useClock();
  const createAccount = useCreateAccount();
  const startVerification = useVerificationStart();

  return async ({ email, password, codersKey }: Credentials): Promise<CredentialsError | null> => {
    const registration = {
      purpose: "register",
      person,
      email: email.trim(),
      password,
      codersKey: codersKey?.trim() ?? null,
      from,
      refused: null,
    } satisfies RegistrationRequest;
    const earlier = readPendingRegistration(person, clock.now());
    if (earlier?.refused && earlier.email === registration.email) {
      const { ticket } = earlier.refused;
      return createAccount(registration, ticket).then(noError, (error: unknown) => {
        if (error instanceof ApiError && error.reason === "ticket/invalid")
          pendingVerification.forget();
        return serverFormErrorOf(error, blame, words.registeringFailed);
      });
    }

    try {
      const { exists } = await call(checkRegistration, { body: { email: registration.email } });
      if (exists) return formError(failures["register/taken"].message, "email");
    } catch (error) {
      return formErrorOf(error, blame, words.registrationFailed);
    }
    return startVerification(registration).then(noError, (error: unknown) =>
      serverFormErrorOf(error, blame, words.otpNotSent),
    );
  };
}

const noError = () => null;

const blame: Blame<keyof Credentials> = {
  "register/taken": ["email"],
  "register/invalid-email": ["email"],
  "register/weak-password": ["password"],
  "coders-key/wrong": ["codersKey"],
};
