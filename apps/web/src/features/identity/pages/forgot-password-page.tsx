/** /forgot_password: the address, then the code, then the news that a link is in the mail. */
import type { Person } from "@codetale/contract/values";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useClock } from "#lib/clock";
import { Navigate, useLocation, useNavigate } from "#lib/navigation";
import { useSession } from "#lib/session";
import { Notice } from "#ui/notice";
import { TakesFocus } from "#ui/takes-focus";
import { requestRecoveryCode } from "../codes.ts";
import { IdentityFrame } from "../components/identity-frame.tsx";
import { InnerLink } from "../components/inner-link.tsx";
import { OtpForm } from "../components/otp-form.tsx";
import { RecoveryForm } from "../components/recovery-form.tsx";
import { StudySide } from "../components/study-side.tsx";
import { useCodeResend } from "../hooks/use-code-resend.ts";
import { useRecoveryCheck } from "../hooks/use-recovery-check.ts";
import { useRecoveryStart } from "../hooks/use-recovery-start.ts";
import { readNavigationState, type RecoveryStep } from "../navigation-state.ts";
import { FORGOT_PASSWORD_PATH, pathsOf } from "../paths.ts";
import {
  holdPendingRecovery,
  readPendingRecovery,
  type PendingRecovery,
} from "../pending-recovery.ts";
import { problemOf } from "../problem.ts";
import { recoveryTexts, words } from "../words.ts";

export function ForgotPasswordPage() {
  const location = useLocation();
  const { step, person } = readNavigationState(location.state);
  return <Recovery key={location.key} step={step} person={person} />;
}

interface RecoveryProps {
  /** Whose sign-in screen it began at, if at any. */
  person: Person | null;
}

function Recovery({ step, person }: RecoveryProps & { step: RecoveryStep | null }) {
  const clock = useClock();
  const [pending] = useState(() => readPendingRecovery(clock.now()));
  const { session } = useSession();

  if (step === null) {
    const email = pending?.email ?? session?.email ?? "";
    return <RecoveryStart key={email} email={email} person={person} />;
  }
  if (pending === null) return <Navigate to={FORGOT_PASSWORD_PATH} replace state={{ person }} />;
  if (step === "code") return <RecoveryCode pending={pending} person={person} />;
  return <RecoverySent email={pending.email} person={person} />;
}

function RecoveryStart({ email, person }: RecoveryProps & { email: string }) {
  const start = useRecoveryStart(person);
  return (
    <IdentityFrame {...recoveryTexts.start} side={<StudySide scene="key" />}>
      <RecoveryForm email={email} submit={start} />
      <Typography variant="body2" color="text.secondary">
        It came back to you? <InnerLink to={pathsOf[person ?? "user"].login}>Login</InnerLink>
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
    wordFailure: (error) => problemOf(error, { "otp/too-soon": [] }, words.recoveryCodeNotSent),
  });

  return (
    <IdentityFrame
      title={title}
      heading={heading}
      intro={intro(email)}
      side={<StudySide scene="letter" />}
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
      side={<StudySide scene="letter" />}
    >
      <TakesFocus>
        <Notice tone="success">{words.recoveryMailSent}</Notice>
      </TakesFocus>
      <Typography color="text.secondary">
        {words.recoveryMailMissing}{" "}
        <InnerLink to={FORGOT_PASSWORD_PATH} state={{ person }}>
          Start again
        </InnerLink>
      </Typography>
      <Box>
        <Button variant="outlined" href={pathsOf[person ?? "user"].login}>
          Back to Login
        </Button>
      </Box>
    </IdentityFrame>
  );
}
