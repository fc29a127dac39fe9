import { failures } from "@codetale/contract/errors";
import type { Person } from "@codetale/contract/values";
import { isEmail } from "@codetale/domain/identity/email";
import Box from "@mui/material/Box";
import { PasswordField } from "#ui/password-field";
import { SubmitButton } from "#ui/submit-button";
import { TextField } from "#ui/text-field";
import type { GoogleSignInState } from "../hooks/use-google-sign-in.ts";
import { useProblemForm } from "../hooks/use-problem-form.ts";
import type { LoginFields } from "../hooks/use-sign-in.ts";
import { problem, type Problem } from "../problem.ts";
import { announced } from "./announced.tsx";
import { fieldStack } from "./field-stack.ts";
import { FormProblem } from "./form-problem.tsx";
import { GoogleSignIn } from "./google-sign-in.tsx";

export type LoginProblem = Problem<keyof LoginFields>;

interface LoginFormProps {
  person: Person;
  google: GoogleSignInState;
  submit: (fields: LoginFields) => Promise<LoginProblem | null>;
}

export function LoginForm({ person, google, submit }: LoginFormProps) {
  const form = useProblemForm<LoginFields>({
    defaultValues: { email: "", password: "", codersKey: "" },
    refuse: (fields) => refuseLogin(fields, person),
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
        autoComplete="current-password"
        error={announced(form.errorOf("password"))}
        {...form.register("password")}
      />
      {person === "coder" && (
        <TextField
          label="Coders Key"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          error={announced(form.errorOf("codersKey"))}
          {...form.register("codersKey")}
        />
      )}
      <FormProblem problem={form.general} />
      <SubmitButton size="large" fullWidth isBusy={form.isSending}>
        Sign In
      </SubmitButton>
    </Box>
  );
}

function refuseLogin(fields: LoginFields, person: Person): LoginProblem | null {
  const { email, codersKey } = fields;
  const empty = (["email", "password"] as const).filter((field) => fields[field].trim() === "");
  if (empty.length > 0) return problem(failures["login/incomplete"].message, ...empty);
  if (!isEmail(email)) return problem(failures["login/invalid-email"].message, "email");
  // Without the key the same call would sign in as a learner.
  if (person === "coder" && codersKey.trim() === "")
    return problem(failures["coders-key/wrong"].message, "codersKey");
  return null;
}
