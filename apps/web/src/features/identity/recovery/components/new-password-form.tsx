import Box from "@mui/material/Box";
import { PasswordField } from "#ui/forms/password-field";
import { SubmitButton } from "#ui/forms/submit-button";
import { useIdentityForm } from "../../forms/hooks/use-identity-form.ts";
import { refusePassword } from "../../forms/password-rules.ts";
import { formError, type FormError } from "../../forms/form-error.ts";
import { words } from "../../words.ts";
import { announcedError } from "../../forms/components/announced-error.tsx";
import { fieldStack } from "../../forms/components/field-stack.ts";
import { FormErrorNotice } from "../../forms/components/form-error-notice.tsx";

export type PasswordFormError = FormError<"password">;

interface NewPasswordFormProps {
  submit: (password: string) => Promise<PasswordFormError | null>;
}

export function NewPasswordForm({ submit }: NewPasswordFormProps) {
  const form = useIdentityForm<{ password: string }>({
    defaultValues: { password: "" },
    refuse: ({ password }) => refuseNewPassword(password),
    submit: ({ password }) => submit(password),
  });

  return (
    <Box component="form" noValidate onSubmit={form.send} sx={fieldStack}>
      <PasswordField
        label="New Password"
        autoComplete="new-password"
        help={words.passwordHint}
        error={announcedError(form.errorOf("password"))}
        {...form.register("password")}
      />
      <FormErrorNotice problem={form.generalError} />
      <SubmitButton size="large" fullWidth isBusy={form.isSending}>
        Set new password
      </SubmitButton>
    </Box>
  );
}

function refuseNewPassword(password: string): PasswordFormError | null {
  const refusal = password === "" ? words.newPasswordMissing : refusePassword(password);
  return refusal === null ? null : formError(refusal, "password");
}
