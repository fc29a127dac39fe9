/** /forgot_password: asks for the address, then for the code, then says that a link was mailed. */
import { rolePaths, screenPaths } from "@codetale/contract/screens";
import type { AccountRole } from "@codetale/contract/values";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { Redirect } from "wouter";
import { useClock } from "#lib/clock";
import { useLocation, useNavigate } from "#lib/routing/navigation";
import { useSession } from "#lib/session/use-session";
import { Notice } from "#ui/feedback/notice";
import { FocusOnMount } from "#ui/feedback/focus-on-mount";
import { requestRecoveryCode } from "../../verification/one-time-codes.ts";
import { IdentityFrame } from "../../frame/components/identity-frame.tsx";
import { InternalLink } from "../../frame/components/internal-link.tsx";
import { OtpForm } from "../../verification/components/otp-form.tsx";
import { RecoveryForm } from "../components/recovery-form.tsx";
import { StudyIllustration } from "../../illustration/components/study-illustration.tsx";
import { useCodeResend } from "../../verification/hooks/use-code-resend.ts";
import { useRecoveryCheck } from "../hooks/use-recovery-check.ts";
import { useRecoveryStart } from "../hooks/use-recovery-start.ts";
import { readNavigationState, type RecoveryStep } from "../../navigation-state.ts";
import {
  holdPendingRecovery,
  readPendingRecovery,
  type PendingRecovery,
} from "../pending-recovery.ts";
import { formErrorOf } from "../../forms/form-error.ts";
import { recoveryTexts, words } from "../../words.ts";

export function ForgotPasswordPage() {
  const location = useLocation();
  const { step, person } = readNavigationState(location.state);
  return <Recovery key={location.key} step={step} person={person} />;
}

interface RecoveryProps {
  /** Account role of the sign-in screen from which the recovery began; null without one. */
  person: AccountRole | null;
}

function Recovery({ step, person }: RecoveryProps & { step: RecoveryStep | null }) {
  const clock = useClock();
  const [pending] = useState(() => readPendingRecovery(clock.now()));
  const { session } = useSession();

  if (step === null) {
    const email = pending?.email ?? session?.email ?? "";
    return <RecoveryStart key={email} email={email} person={person} />;
  }
  if (pending === null)
    return <Redirect to={screenPaths.forgotPassword} replace state={{ person }} />;
  if (step === "code") return <RecoveryCode pending={pending} person={person} />;
  return <RecoverySent email={pending.email} person={person} />;
}

function RecoveryStart({ email, person }: RecoveryProps & { email: string }) {
  const start = useRecoveryStart(person);
  return (
    <IdentityFrame {...recoveryTexts.start} side={<StudyIllustration scene="key" />}>
      <RecoveryForm email={email} submit={start} />
      <Typography variant="body2" color="text.secondary">
        It came back to you?{" "}
        <InternalLink to={rolePaths[person ?? "user"].login}>Login</InternalLink>
      </Typography>
    </IdentityFrame>
  );
}

function RecoveryCode({ pending, person }: RecoveryProps & { pending: PendingRecovery }) {
  const { email } = pending;
  const { title, heading, intro } = recoveryTexts.code;
  const navigate = useNavigate();
  const clock = useClock();
  const check = useRecoveryCheck(email, person);
  const { resendAt, isSentAgain, resend } = useCodeResend({
    resendAt: pending.resendAt,
    request: () => requestRecoveryCode(email),
    hold: (nextAt) => holdPendingRecovery({ email, resendAt: nextAt }, clock.now()),
    wordFailure: (error) => formErrorOf(error, { "otp/too-soon": [] }, words.recoveryCodeNotSent),
  });

  return (
    <IdentityFrame
      title={title}
      heading={heading}
      intro={intro(email)}
      side={<StudyIllustration scene="letter" />}
    >
      <OtpForm
        takesFocus
        resendAt={resendAt}
        sentNotice={isSentAgain ? words.codeSentAgain : null}
        submit={check}
        resend={resend}
        onBack={() => void navigate(-1)}
      />
    </IdentityFrame>
  );
}

function RecoverySent({ email, person }: RecoveryProps & { email: string }) {
  const { title, heading, intro } = recoveryTexts.sent;
  return (
    <IdentityFrame
      title={title}
      heading={heading}
      intro={intro(email)}
      side={<StudyIllustration scene="letter" />}
    >
      <FocusOnMount>
        <Notice tone="success">{words.recoveryMailSent}</Notice>
      </FocusOnMount>
      <Typography color="text.secondary">
        {words.recoveryMailMissing}{" "}
        <InternalLink to={screenPaths.forgotPassword} state={{ person }}>
          Start again
        </InternalLink>
      </Typography>
      <Box>
        <Button variant="outlined" href={rolePaths[person ?? "user"].login}>
          Back to Login
        </Button>
      </Box>
    </IdentityFrame>
  );
}
