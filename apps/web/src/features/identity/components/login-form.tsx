import { emailSchema } from "@codetale/contract/identity";
import { failures } from "@codetale/contract/errors";
import type { Person } from "@codetale/contract/values";
import Box from "@mui/material/Box";
import { PasswordField } from "#ui/password-field";
import { SubmitButton } from "#ui/submit-button";
import { TextField } from "#ui/text-field";
import { useProblemForm } from "../hooks/use-problem-form.ts";
import type { LoginFields } from "../hooks/use-sign-in.ts";
import { problem, type Problem } from "../problem.ts";
import { announced } from "./announced.tsx";
import { fieldStack } from "./field-stack.ts";
import { FormProblem } from "./form-problem.tsx";

export type LoginProblem = Problem<keyof LoginFields>;

interface LoginFormProps {
  person: Person;
  submit: (fields: LoginFields) => Promise<LoginProblem | null>;
}

export function LoginForm({ person, submit }: LoginFormProps) {
  const form = useProblemForm<LoginFields>({
    defaultValues: { email: "", password: "", codersKey: "" },
    refuse: (fields) => refuseLogin(fields, person),
    submit,
  });

  return (
    <Box component="form" noValidate onSubmit={form.send} sx={fieldStack}>
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
  if (!emailSchema.safeParse(email).success)
    return problem(failures["login/invalid-email"].message, "email");
  // Without the key the same call would sign in as a learner.
  if (person === "coder" && codersKey.trim() === "")
    return problem(failures["coders-key/wrong"].message, "codersKey");
  return null;
}
