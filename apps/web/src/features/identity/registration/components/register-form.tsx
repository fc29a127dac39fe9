import { failures } from "@codetale/contract/errors";
import type { AccountRole } from "@codetale/contract/values";
import { isEmail } from "@codetale/domain/identity/email";
import Box from "@mui/material/Box";
import type { ReactNode } from "react";
import { PasswordField } from "#ui/forms/password-field";
import { SubmitButton } from "#ui/forms/submit-button";
import { TextField } from "#ui/forms/text-field";
import type { GoogleSignInState } from "../../google/hooks/use-google-sign-in.ts";
import { useIdentityForm } from "../../forms/hooks/use-identity-form.ts";
import type { RegisterFields, RegisterFormError } from "../hooks/use-registration.ts";
import { refusePassword } from "../../forms/password-rules.ts";
import { formError } from "../../forms/form-error.ts";
import { words } from "../../words.ts";
import { announcedError } from "../../forms/components/announced-error.tsx";
import { fieldStack } from "../../forms/components/field-stack.ts";
import { FormErrorNotice } from "../../forms/components/form-error-notice.tsx";
import { GoogleSignIn } from "../../google/components/google-sign-in.tsx";

interface RegisterFormProps {
  person: AccountRole;
  google: GoogleSignInState;
  defaultValues: RegisterFields;
  /** The error of an earlier try that was found on another screen. */
  initialProblem: RegisterFormError | null;
  /** The sentence about the terms. */
  terms: ReactNode;
  submit: (fields: RegisterFields) => Promise<RegisterFormError | null>;
}

export function RegisterForm(props: RegisterFormProps) {
  const { person, google, defaultValues, initialProblem, terms, submit } = props;
  const form = useIdentityForm<RegisterFields>({
    defaultValues,
    initialProblem,
    refuse: (fields) => refuseRegistration(fields, person),
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
        autoComplete="new-password"
        help={words.passwordHint}
        error={announcedError(form.errorOf("password"))}
        {...form.register("password")}
      />
      {person === "coder" && (
        <TextField
          label="Coders Key"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          help={words.codersKeyHint}
          error={announcedError(form.errorOf("codersKey"))}
          {...form.register("codersKey")}
        />
      )}
      {terms}
      <FormErrorNotice problem={form.generalError} />
      <SubmitButton size="large" fullWidth isBusy={form.isSending}>
        Get Started
      </SubmitButton>
    </Box>
  );
}

function refuseRegistration(fields: RegisterFields, person: AccountRole): RegisterFormError | null {
  const { email, password, codersKey } = fields;
  const empty = (["email", "password"] as const).filter((field) => fields[field].trim() === "");
  if (empty.length > 0) return formError(words.registerIncomplete, ...empty);
  if (!isEmail(email)) return formError(failures["register/invalid-email"].message, "email");
  const tooWeak = refusePassword(password);
  if (tooWeak !== null) return formError(tooWeak, "password");
  if (person === "coder" && codersKey.trim() === "")
    return formError(failures["coders-key/wrong"].message, "codersKey");
  return null;
}
