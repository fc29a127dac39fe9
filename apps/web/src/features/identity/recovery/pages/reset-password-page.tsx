/** /reset_password: the target of the link in the mail about a forgotten password. */
import { setPassword } from "@codetale/contract/identity/recovery";
import { rolePaths, screenPaths } from "@codetale/contract/screens";
import { useState } from "react";
import { ApiError, call } from "#lib/http/api-client";
import { PasswordField } from "#ui/forms/password-field";
import { SubmitButton } from "#ui/forms/submit-button";
import { IdentityForm } from "../../forms/components/identity-form.tsx";
import { serverFormErrorOf, type FormError } from "../../forms/form-error.ts";
import { useRetryHeaders } from "../../forms/hooks/use-retry-headers.ts";
import { useIdentityForm } from "../../forms/hooks/use-identity-form.tsx";
import { refuseNewPassword, type NewPassword } from "../../forms/password-rules.ts";
import { IdentityFrame } from "../../frame/components/identity-frame.tsx";
import { useEndSession } from "../../session/hooks/use-end-session.ts";
import { recoveryTexts, words } from "../../words.ts";
import { InvalidLink } from "../components/invalid-link.tsx";
import { useLinkToken } from "../hooks/use-link-token.ts";

export function ResetPasswordPage() {
  const token = useLinkToken();
  if (token === null)
    return <InvalidLink {...invalidLink} message={words.resetLinkMissing} takesFocus={false} />;
  return <ResetPassword key={token} token={token} />;
}

function ResetPassword({ token }: { token: string }) {
  const endSession = useEndSession();
  const [refusal, setRefusal] = useState<string | null>(null);
  const retryHeaders = useRetryHeaders();

  async function submit({ password }: NewPassword): Promise<FormError<"password"> | null> {
    try {
      // Setting the password ends all sessions.
      await endSession(async () => {
        const headers = retryHeaders(password);
        const { message } = await call(setPassword, { headers, body: { token, password } });
        const state = { arrival: "password-set", message };
        return { path: rolePaths.user.login, replace: true, state };
      });
      return null;
    } catch (error) {
      if (error instanceof ApiError && error.reason === "reset-link/invalid")
        setRefusal(error.message);
      return serverFormErrorOf(
        error,
        { "register/weak-password": ["password"] },
        words.passwordNotSet,
      );
    }
  }
  const form = useIdentityForm<NewPassword>({
    refuse: (fields) => refuseNewPassword(fields),
    submit,
  });

  if (refusal !== null) return <InvalidLink {...invalidLink} message={refusal} takesFocus />;
  return (
    <IdentityFrame {...recoveryTexts.reset} scene="key">
      <IdentityForm
        form={form}
        actions={
          <SubmitButton size="large" fullWidth isBusy={form.isSending}>
            Set new password
          </SubmitButton>
        }
      >
        <PasswordField
          label="New Password"
          autoComplete="new-password"
          help={words.passwordHint}
          {...form.field("password")}
        />
      </IdentityForm>
    </IdentityFrame>
  );
}

const invalidLink = {
  texts: recoveryTexts.invalidLink,
  wayOut: { label: "Ask for a new link", href: screenPaths.forgotPassword },
};
