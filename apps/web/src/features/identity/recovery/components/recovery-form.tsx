import { failures } from "@codetale/contract/errors";
import { isEmail } from "@codetale/domain/identity/email";
import { SubmitButton } from "#ui/forms/submit-button";
import { TextField } from "#ui/forms/text-field";
import { IdentityForm } from "../../forms/components/identity-form.tsx";
import { formError, type FormError } from "../../forms/form-error.ts";
import { useIdentityForm } from "../../forms/hooks/use-identity-form.tsx";
import { words } from "../../words.ts";

export type RecoveryFormError = FormError<"email">;

interface RecoveryFormProps {
  email: string;
  submit: (email: string) => Promise<RecoveryFormError | null>;
}

export function RecoveryForm({ email, submit }: RecoveryFormProps) {
  const form = useIdentityForm<{ email: string }>({
    refuse: ({ email: typed }) => refuseEmail(typed),
    submit: ({ email: typed }) => submit(typed.trim()),
  });

  return (
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
        defaultValue={email}
        {...form.field("email")}
      />
    </IdentityForm>
  );
}

function refuseEmail(email: string): RecoveryFormError | null {
  if (email.trim() === "") return formError(words.recoveryEmailMissing, "email");
  return isEmail(email) ? null : formError(failures["login/invalid-email"].message, "email");
}
