/** /verify_email: asks for the code of a registration, or of a profile's new e-mail address. */
import { rolePaths } from "@codetale/contract/screens";
import { useState } from "react";
import { Redirect } from "wouter";
import { useClock } from "#lib/clock";
import { ApiError } from "#lib/http/api-client";
import { useLocation, useNavigate } from "#lib/routing/navigation";
import { useSession } from "#lib/session/use-session";
import { formErrorOf, serverFormErrorOf } from "../../forms/form-error.ts";
import { readNavigationState, type NavigationState } from "../../navigation-state.ts";
import { noteVerifiedEmail } from "../../profile/profile-draft.ts";
import { useCreateAccount } from "../../registration/hooks/use-create-account.ts";
import { words } from "../../words.ts";
import {
  pendingVerification,
  type CompleteRegistration,
  type EmailChangeRequest,
  type PendingCode,
  type RegistrationRequest,
} from "../pending-codes.ts";
import { EnterCode } from "./enter-code.tsx";

export function VerifyEmailPage() {
  const { form, from } = readNavigationState(useLocation().state);
  const clock = useClock();
  const [pending] = useState(() => pendingVerification.read(clock.now()));

  if (pending && isComplete(pending)) return <VerifyEmail pending={pending} />;
  const lost = pending ? "password-lost" : "verification-lost";
  const arrival = form && lost;
  return <Redirect to={formPathOf(form)} replace state={{ arrival, from }} />;
}

interface VerifyEmailProps {
  pending: PendingCode<CompleteRegistration | EmailChangeRequest>;
}

/** Whether no reload took the password that the code is to be used with. */
function isComplete(
  pending: PendingCode<RegistrationRequest | EmailChangeRequest>,
): pending is VerifyEmailProps["pending"] {
  return pending.request.purpose === "verify-email" || pending.request.password !== null;
}

function VerifyEmail({ pending }: VerifyEmailProps) {
  const { request } = pending;
  const { email, from } = request;
  const clock = useClock();
  const { session } = useSession();
  const navigate = useNavigate();
  const createAccount = useCreateAccount();
  const goToForm = () => navigate(formPathOf(request), { replace: true, state: { from } });

  async function proceed(ticket: string): Promise<void> {
    if (request.purpose === "register") return register(request, ticket);
    if (session) noteVerifiedEmail(session, { email, ticket });
    pendingVerification.forget();
    await goToForm();
  }

  async function register(registration: CompleteRegistration, ticket: string): Promise<void> {
    try {
      await createAccount(registration, ticket);
    } catch (error) {
      if (!(error instanceof ApiError && error.reason === "register/weak-password")) throw error;
      const refused = { ticket, message: error.message };
      const { resendAt } = pending;
      pendingVerification.hold({ request: { ...registration, refused }, resendAt }, clock.now());
      await goToForm();
    }
  }

  return (
    <EnterCode
      title={words.verifyTitle}
      heading={words.verifyHeading}
      intro={words.codeSentTo(email)}
      pending={pending}
      sendAgain={() => pendingVerification.send(request, clock)}
      wordUnsent={(error) => serverFormErrorOf(error, {}, words.otpNotSent)}
      wordUnchecked={(error) =>
        formErrorOf(
          error,
          { "otp/wrong": ["otp"], "otp/expired": ["otp"], "otp/used-up": ["otp"] },
          words.otpNotChecked,
        )
      }
      proceed={proceed}
      failed={words.registeringFailed}
      onBack={() => void goToForm()}
    />
  );
}

/** The address of the form that requested the code. */
function formPathOf(form: NavigationState["form"]): string {
  const { purpose, person } = form ?? { purpose: "register", person: "user" };
  return purpose === "register" ? rolePaths[person].register : rolePaths[person].profile;
}
