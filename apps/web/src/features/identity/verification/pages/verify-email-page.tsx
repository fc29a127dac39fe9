/** /verify_email: asks for the code of a registration, or of a profile's new e-mail address. */
import { rolePaths } from "@codetale/contract/screens";
import { useState } from "react";
import { Redirect } from "wouter";
import { useClock } from "#lib/clock";
import { useLocation, useNavigate } from "#lib/routing/navigation";
import { requestCode } from "../one-time-codes.ts";
import { IdentityFrame } from "../../frame/components/identity-frame.tsx";
import { OtpForm } from "../components/otp-form.tsx";
import { StudyIllustration } from "../../illustration/components/study-illustration.tsx";
import { useCodeCheck } from "../hooks/use-code-check.ts";
import { useCodeResend } from "../hooks/use-code-resend.ts";
import { readNavigationState, type NavigationState } from "../../navigation-state.ts";
import {
  holdPendingVerification,
  readPendingVerification,
  type PendingVerification,
} from "../pending-verification.ts";
import { serverFormErrorOf } from "../../forms/form-error.ts";
import { words } from "../../words.ts";

export function VerifyEmailPage() {
  const { form, from } = readNavigationState(useLocation().state);
  const clock = useClock();
  const [pending] = useState(() => readPendingVerification(clock.now()));

  if (pending) return <VerifyEmail pending={pending} />;
  const arrival = form && "verification-lost";
  return <Redirect to={formPathOf(form)} replace state={{ arrival, from }} />;
}

function VerifyEmail({ pending }: { pending: PendingVerification }) {
  const { email, from } = pending;
  const navigate = useNavigate();
  const check = useCodeCheck(pending);
  const clock = useClock();
  const { resendAt, isSentAgain, resend } = useCodeResend({
    resendAt: pending.resendAt,
    request: () => requestCode(pending),
    hold: (nextAt) => holdPendingVerification({ ...pending, resendAt: nextAt }, clock.now()),
    wordFailure: (error) => serverFormErrorOf(error, {}, words.otpNotSent),
  });

  return (
    <IdentityFrame
      title={words.verifyTitle}
      heading={words.verifyHeading}
      intro={words.codeSentTo(email)}
      side={<StudyIllustration scene="letter" />}
    >
      <OtpForm
        resendAt={resendAt}
        sentNotice={isSentAgain ? words.codeSentAgain : null}
        submit={check}
        resend={resend}
        onBack={() => void navigate(formPathOf(pending), { replace: true, state: { from } })}
      />
    </IdentityFrame>
  );
}

/** The address of the form that requested the code. */
function formPathOf(form: NavigationState["form"]): string {
  const { purpose, person } = form ?? { purpose: "register", person: "user" };
  return purpose === "register" ? rolePaths[person].register : rolePaths[person].profile;
}
