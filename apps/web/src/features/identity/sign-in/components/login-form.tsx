import { failures } from "@codetale/contract/errors";
import type { AccountRole } from "@codetale/contract/values";
import { isEmail } from "@codetale/domain/identity/email";
import Box from "@mui/material/Box";
import { PasswordField } from "#ui/forms/password-field";
import { SubmitButton } from "#ui/forms/submit-button";
import { TextField } from "#ui/forms/text-field";
import type { GoogleSignInState } from "../../google/hooks/use-google-sign-in.ts";
import { useIdentityForm } from "../../forms/hooks/use-identity-form.ts";
import type { LoginFields } from "../hooks/use-sign-in.ts";
import { formError, type FormError } from "../../forms/form-error.ts";
import { announcedError } from "../../forms/components/announced-error.tsx";
import { fieldStack } from "../../forms/components/field-stack.ts";
import { FormErrorNotice } from "../../forms/components/form-error-notice.tsx";
import { GoogleSignIn } from "../../google/components/google-sign-in.tsx";

export type LoginFormError = FormError<keyof LoginFields>;

interface LoginFormProps {
  person: AccountRole;
  google: GoogleSignInState;
  submit: (fields: LoginFields) => Promise<LoginFormError | null>;
}

export function LoginForm({ person, google, submit }: LoginFormProps) {
  const form = useIdentityForm<LoginFields>({
    defaultValues: { email: "", password: "", codersKey: "" },
    refuse: (fields) => refuseLogin(fields, person),
    submit,
  });
  const continueWithGoogle = () =>
    google.start(person === "coder" ? form.typed("codersKey") : null);

  return (
    <Box component="form" noValidate onSubmit={form.send} sx={fieldStack}>
      <GoogleSignIn
        notice={google.notice}
        isLeaving={google.isLeaving}
        onPress={() => void continueWithGoogle().then(form.showError)}
      />
      <TextField
        label="Email"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        error={announcedError(form.errorOf("email"))}
        {...form.register("email")}
      />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        error={announcedError(form.errorOf("password"))}
        {...form.register("password")}
      />
      {person === "coder" && (
        <TextField
          label="Coders Key"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          error={announcedError(form.errorOf("codersKey"))}
          {...form.register("codersKey")}
        />
      )}
      <FormErrorNotice problem={form.generalError} />
      <SubmitButton size="large" fullWidth isBusy={form.isSending}>
        Sign In
      </SubmitButton>
    </Box>
  );
}

function refuseLogin(fields: LoginFields, person: AccountRole): LoginFormError | null {
  const { email, codersKey } = fields;
  const empty = (["email", "password"] as const).filter((field) => fields[field].trim() === "");
  if (empty.length > 0) return formError(failures["login/incomplete"].message, ...empty);
  if (!isEmail(email)) return formError(failures["login/invalid-email"].message, "email");
  // Without the key, the same call would sign in as a learner.
  if (person === "coder" && codersKey.trim() === "")
    return formError(failures["coders-key/wrong"].message, "codersKey");
  return null;
}
