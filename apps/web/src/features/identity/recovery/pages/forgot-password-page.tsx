/** /forgot_password: asks for the address, then for the code, then says that a link was mailed. */
import { failures } from "@codetale/contract/errors";
import { resetPassword } from "@codetale/contract/identity/recovery";
import { rolePaths, screenPaths } from "@codetale/contract/screens";
import type { AccountRole } from "@codetale/contract/values";
import { isEmail } from "@codetale/domain/identity/email";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { Redirect } from "wouter";
import { useClock } from "#lib/clock";
import { ApiError, call } from "#lib/http/api-client";
import { useLocation, useNavigate } from "#lib/routing/navigation";
import { useSession } from "#lib/session/use-session";
import { FocusOnMount } from "#ui/feedback/focus-on-mount";
import { Notice } from "#ui/feedback/notice";
import { SubmitButton } from "#ui/forms/submit-button";
import { TextField } from "#ui/forms/text-field";
import { IdentityForm } from "../../forms/components/identity-form.tsx";
import { formError, formErrorOf, type FormError } from "../../forms/form-error.ts";
import { useIdentityForm } from "../../forms/hooks/use-identity-form.tsx";
import { IdentityFrame } from "../../frame/components/identity-frame.tsx";
import { InternalLink } from "../../frame/components/internal-link.tsx";
import { readNavigationState, type RecoveryStep } from "../../navigation-state.ts";
import type { OtpFormError } from "../../verification/components/otp-form.tsx";
import { EnterCode } from "../../verification/pages/enter-code.tsx";
import {
  pendingRecovery,
  type PendingCode,
  type RecoveryRequest,
} from "../../verification/pending-codes.ts";
import { recoveryTexts, words } from "../../words.ts";

export function ForgotPasswordPage() {
  const location = useLocation();
  const { key, state } = location;
  const { step, person } = readNavigationState(state);
  const [shown, setShown] = useState({ key, isLater: false });
  if (shown.key !== key) setShown({ key, isLater: true });
  return <Recovery key={key} step={step} person={person} takesFocus={shown.isLater} />;
}

interface RecoveryProps {
  /** Account role of the sign-in screen from which the recovery began; null without one. */
  person: AccountRole | null;
}

interface RecoveryStepProps extends RecoveryProps {
  step: RecoveryStep | null;
  /** Whether it replaces another step, which had the focus. */
  takesFocus: boolean;
}

function Recovery({ step, person, takesFocus }: RecoveryStepProps) {
  const clock = useClock();
  const [pending] = useState(() => pendingRecovery.read(clock.now()));
  const { session } = useSession();

  if (step === null) {
    const email = pending?.request.email ?? session?.email ?? "";
    return <RecoveryStart key={email} {...{ email, person, takesFocus }} />;
  }
  if (pending === null)
    return <Redirect to={screenPaths.forgotPassword} replace state={{ person }} />;
  if (step === "code") return <RecoveryCode pending={pending} person={person} />;
  return <RecoverySent email={pending.request.email} person={person} />;
}

interface RecoveryStartProps extends Omit<RecoveryStepProps, "step"> {
  email: string;
}

function RecoveryStart({ email, person, takesFocus }: RecoveryStartProps) {
  const clock = useClock();
  const navigate = useNavigate();
  const form = useIdentityForm<{ email: string }>({
    refuse: ({ email: typed }) => refuseEmail(typed),
    submit: async ({ email: typed }) => {
      try {
        const request = {
          purpose: "forgot-password",
          email: typed.trim(),
          codersKey: null,
        } as const;
        await pendingRecovery.start(request, clock);
      } catch (error) {
        return wordUnsent(error);
      }
      await navigate(screenPaths.forgotPassword, { state: { step: "code", person } });
      return null;
    },
  });

  return (
    <IdentityFrame {...recoveryTexts.start} scene="key">
      <IdentityForm
        form={form}
        actions={
          <SubmitButton size="large" fullWidth isBusy={form.isSending}>
            Send Verification Code
          </SubmitButton>
        }
      >
        <TextField
          label="Email"
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          autoFocus={takesFocus}
          defaultValue={email}
          {...form.field("email")}
        />
      </IdentityForm>
      <Typography variant="body2" color="text.secondary">
        It came back to you?{" "}
        <InternalLink to={rolePaths[person ?? "user"].login}>Login</InternalLink>
      </Typography>
    </IdentityFrame>
  );
}

function refuseEmail(email: string): FormError<"email"> | null {
  if (email.trim() === "") return formError(words.recoveryEmailMissing, "email");
  return isEmail(email) ? null : formError(failures["login/invalid-email"].message, "email");
}

function RecoveryCode(props: RecoveryProps & { pending: PendingCode<RecoveryRequest> }) {
  const { pending, person } = props;
  const { request } = pending;
  const navigate = useNavigate();
  const clock = useClock();
  return (
    <EnterCode
      {...recoveryTexts.code}
      intro={recoveryTexts.code.intro(request.email)}
      takesFocus
      pending={pending}
      sendAgain={() => pendingRecovery.send(request, clock)}
      wordUnsent={wordUnsent}
      wordUnchecked={wordUnchecked}
      proceed={async (ticket) => {
        await call(resetPassword, { body: { email: request.email, ticket } });
        const state = { step: "sent", person };
        await navigate(screenPaths.forgotPassword, { replace: true, state });
      }}
      failed={failures["mail/not-sent"].message}
      onBack={() => void navigate(-1)}
    />
  );
}

function wordUnsent(error: unknown) {
  return formErrorOf<never>(error, { "otp/too-soon": [] }, words.recoveryCodeNotSent);
}

function wordUnchecked(error: unknown): OtpFormError {
  return error instanceof ApiError && error.reason === "otp/wrong"
    ? formError(words.recoveryCodeWrong, "otp")
    : formErrorOf(
        error,
        { "otp/expired": ["otp"], "otp/used-up": ["otp"] },
        words.recoveryCodeNotChecked,
      );
}

function RecoverySent({ email, person }: RecoveryProps & { email: string }) {
  const { intro, ...texts } = recoveryTexts.sent;
  return (
    <IdentityFrame {...texts} intro={intro(email)} scene="letter">
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
