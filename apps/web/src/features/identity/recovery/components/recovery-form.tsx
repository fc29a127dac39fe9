import { failures } from "@codetale/contract/errors";
import { isEmail } from "@codetale/domain/identity/email";
import Box from "@mui/material/Box";
import { SubmitButton } from "#ui/forms/submit-button";
import { TextField } from "#ui/forms/text-field";
import { useIdentityForm } from "../../forms/hooks/use-identity-form.ts";
import type { RecoveryFormError } from "../hooks/use-recovery-start.ts";
import { formError } from "../../forms/form-error.ts";
import { words } from "../../words.ts";
import { announcedError } from "../../forms/components/announced-error.tsx";
import { fieldStack } from "../../forms/components/field-stack.ts";
import { FormErrorNotice } from "../../forms/components/form-error-notice.tsx";

interface RecoveryFormProps {
  email: string;
  submit: (email: string) => Promise<RecoveryFormError | null>;
}

export function RecoveryForm({ email, submit }: RecoveryFormProps) {
  const form = useIdentityForm<{ email: string }>({
    defaultValues: { email },
    refuse: ({ email: typed }) => refuseEmail(typed),
    submit: ({ email: typed }) => submit(typed),
  });

  return (
    <Box component="form" noValidate onSubmit={form.send} sx={fieldStack}>
      <TextField
        label="Email"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        error={announcedError(form.errorOf("email"))}
        {...form.register("email")}
      />
      <FormErrorNotice problem={form.generalError} />
      <SubmitButton size="large" fullWidth isBusy={form.isSending}>
        Send Verification Code
      </SubmitButton>
    </Box>
  );
}

function refuseEmail(email: string): RecoveryFormError | null {
  if (email.trim() === "") return formError(words.recoveryEmailMissing, "email");
  return isEmail(email) ? null : formError(failures["login/invalid-email"].message, "email");
}
