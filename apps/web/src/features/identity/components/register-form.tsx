import { failures } from "@codetale/contract/errors";
import type { Person } from "@codetale/contract/values";
import { isEmail } from "@codetale/domain/identity/email";
import Box from "@mui/material/Box";
import type { ReactNode } from "react";
import { PasswordField } from "#ui/password-field";
import { SubmitButton } from "#ui/submit-button";
import { TextField } from "#ui/text-field";
import type { GoogleSignInState } from "../hooks/use-google-sign-in.ts";
import { useProblemForm } from "../hooks/use-problem-form.ts";
import type { RegisterFields, RegisterProblem } from "../hooks/use-registration.ts";
import { refusePassword } from "../password-rules.ts";
import { problem } from "../problem.ts";
import { words } from "../words.ts";
import { announced } from "./announced.tsx";
import { fieldStack } from "./field-stack.ts";
import { FormProblem } from "./form-problem.tsx";
import { GoogleSignIn } from "./google-sign-in.tsx";

interface RegisterFormProps {
  person: Person;
  google: GoogleSignInState;
  defaultValues: RegisterFields;
  /** What came of an earlier try, found elsewhere. */
  initialProblem: RegisterProblem | null;
  /** What is agreed to by going on. */
  terms: ReactNode;
  submit: (fields: RegisterFields) => Promise<RegisterProblem | null>;
}

export function RegisterForm(props: RegisterFormProps) {
  const { person, google, defaultValues, initialProblem, terms, submit } = props;
  const form = useProblemForm<RegisterFields>({
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
        trouble={google.trouble}
        isLeaving={google.isLeaving}
        onPress={() => void continueWithGoogle().then(form.say)}
      />
      <TextField
        label="Email"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        error={announced(form.errorOf("email"))}
        {...form.register("email")}
      />
      <PasswordField
        label="Password"
        autoComplete="new-password"
        help={words.passwordHint}
        error={announced(form.errorOf("password"))}
        {...form.register("password")}
      />
      {person === "coder" && (
        <TextField
          label="Coders Key"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          help={words.codersKeyHint}
          error={announced(form.errorOf("codersKey"))}
          {...form.register("codersKey")}
        />
      )}
      {terms}
      <FormProblem problem={form.general} />
      <SubmitButton size="large" fullWidth isBusy={form.isSending}>
        Get Started
      </SubmitButton>
    </Box>
  );
}

function refuseRegistration(fields: RegisterFields, person: Person): RegisterProblem | null {
  const { email, password, codersKey } = fields;
  const empty = (["email", "password"] as const).filter((field) => fields[field].trim() === "");
  if (empty.length > 0) return problem(words.registerIncomplete, ...empty);
  if (!isEmail(email)) return problem(failures["register/invalid-email"].message, "email");
  const tooWeak = refusePassword(password);
  if (tooWeak !== null) return problem(tooWeak, "password");
  if (person === "coder" && codersKey.trim() === "")
    return problem(failures["coders-key/wrong"].message, "codersKey");
  return null;
}
