/** Signing in with a recovery code, for a user with neither passkey nor password at hand. */
import { failures } from "@codetale/contract/errors";
import { signInWithRecoveryCode } from "@codetale/contract/identity/passkeys";
import type { AccountRole } from "@codetale/contract/values";
import { isEmail } from "@codetale/domain/identity/email";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { call } from "#lib/http/api-client";
import { SubmitButton } from "#ui/forms/submit-button";
import { TextField } from "#ui/forms/text-field";
import { CodersKeyField } from "../../forms/components/coders-key-field.tsx";
import { IdentityForm } from "../../forms/components/identity-form.tsx";
import { formError, serverFormErrorOf, type FormError } from "../../forms/form-error.ts";
import { useIdentityForm } from "../../forms/hooks/use-identity-form.tsx";
import { IdentityFrame } from "../../frame/components/identity-frame.tsx";
import { stepTexts, stepWords } from "../../passkeys/words.ts";
import { useSessionStart } from "../../session/hooks/use-session-start.ts";
import { words } from "../../words.ts";
import { RecoveryCodeField } from "../components/recovery-code-field.tsx";
import { recoveryCodeBlame, refuseRecoveryCode } from "../recovery-code-rules.ts";

interface Fields {
  email: string;
  recoveryCode: string;
  /** Of coders only. */
  codersKey?: string;
}

interface RecoveryCodeSignInProps {
  person: AccountRole;
  onBack: () => void;
}

export function RecoveryCodeSignIn({ person, onBack }: RecoveryCodeSignInProps) {
  const startSession = useSessionStart();
  const form = useIdentityForm<Fields>({
    refuse: refuseFields,
    submit: async ({ email, recoveryCode, codersKey }) => {
      const key = codersKey === undefined ? {} : { coders_key: codersKey.trim() };
      const body = { person, email: email.trim(), recovery_code: recoveryCode, ...key };
      try {
        const session = await startSession(() => call(signInWithRecoveryCode, { body }));
        return session === null ? formError(words.signInNotKept) : null;
      } catch (error) {
        return serverFormErrorOf(error, blame, stepWords.failed);
      }
    },
  });

  return (
    <IdentityFrame {...stepTexts.recoveryCode} scene="key">
      <IdentityForm
        form={form}
        actions={
          <>
            <SubmitButton size="large" fullWidth isBusy={form.isSending}>
              {stepWords.signIn}
            </SubmitButton>
            <Box>
              <Button onClick={onBack}>{stepWords.back}</Button>
            </Box>
          </>
        }
      >
        <TextField
          label="Email"
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          {...form.field("email")}
        />
        <RecoveryCodeField {...form.field("recoveryCode")} />
        {person === "coder" && <CodersKeyField {...form.field("codersKey")} />}
      </IdentityForm>
    </IdentityFrame>
  );
}

function refuseFields({ email, recoveryCode, codersKey }: Fields): FormError<keyof Fields> | null {
  if (email.trim() === "") return formError(words.recoveryEmailMissing, "email");
  if (!isEmail(email)) return formError(failures["login/invalid-email"].message, "email");
  if (codersKey?.trim() === "") return formError(failures["coders-key/wrong"].message, "codersKey");
  return refuseRecoveryCode(recoveryCode);
}

const blame = { ...recoveryCodeBlame, "coders-key/wrong": ["codersKey"] } as const;
