import { PasswordField } from "#ui/forms/password-field";
import { SubmitButton } from "#ui/forms/submit-button";
import { IdentityForm } from "../../forms/components/identity-form.tsx";
import { formError, type FormError } from "../../forms/form-error.ts";
import { useIdentityForm } from "../../forms/hooks/use-identity-form.tsx";
import { refusePassword } from "../../forms/password-rules.ts";
import { words } from "../../words.ts";

export type PasswordFormError = FormError<"password">;

interface NewPasswordFormProps {
  submit: (password: string) => Promise<PasswordFormError | null>;
}

export function NewPasswordForm({ submit }: NewPasswordFormProps) {
  const form = useIdentityForm<{ password: string }>({
    refuse: ({ password }) => {
      const refusal = password === "" ? words.newPasswordMissing : refusePassword(password);
      return refusal === null ? null : formError(refusal, "password");
    },
    submit: ({ password }) => submit(password),
  });

  return (
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
  );
}
