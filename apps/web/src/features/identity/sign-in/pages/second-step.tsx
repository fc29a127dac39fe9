/** After a right password: a passkey or a recovery code, for accounts that ask for one. */
import { finishSecondStep, startSecondStep } from "@codetale/contract/identity/passkeys";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { call } from "#lib/http/api-client";
import { PasskeyIcon } from "#ui/display/icons";
import { Notice } from "#ui/feedback/notice";
import { SubmitButton } from "#ui/forms/submit-button";
import { IdentityForm } from "../../forms/components/identity-form.tsx";
import { formError, serverFormErrorOf } from "../../forms/form-error.ts";
import { useIdentityForm } from "../../forms/hooks/use-identity-form.tsx";
import { IdentityFrame } from "../../frame/components/identity-frame.tsx";
import { messageOf } from "../../passkeys/hooks/use-passkey-sign-in.ts";
import { hasPasskeys, signWithPasskey } from "../../passkeys/web-authn.ts";
import { stepTexts, stepWords } from "../../passkeys/words.ts";
import { useSessionStart } from "../../session/hooks/use-session-start.ts";
import { words } from "../../words.ts";
import { RecoveryCodeField } from "../components/recovery-code-field.tsx";
import { recoveryCodeBlame, refuseRecoveryCode } from "../recovery-code-rules.ts";

export function SecondStep({ onBack }: { onBack: () => void }) {
  const startSession = useSessionStart();
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  async function prove(): Promise<void> {
    setFailure(null);
    setIsBusy(true);
    try {
      const { options } = await call(startSecondStep);
      const credential = await signWithPasskey(options);
      if (credential === null) return;
      const session = await startSession(() => call(finishSecondStep, { body: { credential } }));
      if (session === null) setFailure(words.signInNotKept);
    } catch (error) {
      setFailure(messageOf(error));
    } finally {
      setIsBusy(false);
    }
  }

  const form = useIdentityForm<{ recoveryCode: string }>({
    refuse: ({ recoveryCode }) => refuseRecoveryCode(recoveryCode),
    submit: async ({ recoveryCode }) => {
      try {
        const body = { recovery_code: recoveryCode };
        const session = await startSession(() => call(finishSecondStep, { body }));
        return session === null ? formError(words.signInNotKept) : null;
      } catch (error) {
        return serverFormErrorOf(error, recoveryCodeBlame, stepWords.failed);
      }
    },
  });

  return (
    <IdentityFrame {...stepTexts.secondStep} scene="key">
      {hasPasskeys() ? (
        <Box sx={{ display: "grid", gap: 2 }}>
          <SubmitButton
            type="button"
            size="large"
            fullWidth
            autoFocus
            startIcon={<PasskeyIcon />}
            isBusy={isBusy}
            onClick={() => void prove()}
          >
            {stepWords.usePasskey}
          </SubmitButton>
          {failure !== null && <Notice tone="error">{failure}</Notice>}
          <Typography color="text.secondary">{stepWords.noPasskey}</Typography>
        </Box>
      ) : (
        <Notice>{stepWords.unsupported}</Notice>
      )}
      <IdentityForm
        form={form}
        actions={
          <Box sx={buttonRow}>
            <SubmitButton
              size="large"
              variant={hasPasskeys() ? "outlined" : "contained"}
              isBusy={form.isSending}
              sx={{ flex: 2 }}
            >
              {stepWords.signIn}
            </SubmitButton>
            <Button size="large" onClick={onBack} sx={{ flex: 1 }}>
              {stepWords.again}
            </Button>
          </Box>
        }
      >
        <RecoveryCodeField {...form.field("recoveryCode")} />
      </IdentityForm>
    </IdentityFrame>
  );
}

const buttonRow = {
  display: "flex",
  flexDirection: { xs: "column", sm: "row" },
  gap: 1.5,
} as const;
