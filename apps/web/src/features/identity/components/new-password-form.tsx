import Box from "@mui/material/Box";
import { PasswordField } from "#ui/password-field";
import { SubmitButton } from "#ui/submit-button";
import { useProblemForm } from "../hooks/use-problem-form.ts";
import { refusePassword } from "../password-rules.ts";
import { problem, type Problem } from "../problem.ts";
import { words } from "../words.ts";
import { announced } from "./announced.tsx";
import { fieldStack } from "./field-stack.ts";
import { FormProblem } from "./form-problem.tsx";

export type PasswordProblem = Problem<"password">;

interface NewPasswordFormProps {
  submit: (password: string) => Promise<PasswordProblem | null>;
}

export function NewPasswordForm({ submit }: NewPasswordFormProps) {
  const form = useProblemForm<{ password: string }>({
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
        error={announced(form.errorOf("password"))}
        {...form.register("password")}
      />
      <FormProblem problem={form.general} />
      <SubmitButton size="large" fullWidth isBusy={form.isSending}>
        Set new password
      </SubmitButton>
    </Box>
  );
}

function refuseNewPassword(password: string): PasswordProblem | null {
  const refusal = password === "" ? words.newPasswordMissing : refusePassword(password);
  return refusal === null ? null : problem(refusal, "password");
}
