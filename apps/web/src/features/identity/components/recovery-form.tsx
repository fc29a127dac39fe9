import { failures } from "@codetale/contract/errors";
import { isEmail } from "@codetale/domain/identity/email";
import Box from "@mui/material/Box";
import { SubmitButton } from "#ui/submit-button";
import { TextField } from "#ui/text-field";
import { useProblemForm } from "../hooks/use-problem-form.ts";
import type { EmailProblem } from "../hooks/use-recovery-start.ts";
import { problem } from "../problem.ts";
import { words } from "../words.ts";
import { announced } from "./announced.tsx";
import { fieldStack } from "./field-stack.ts";
import { FormProblem } from "./form-problem.tsx";

interface RecoveryFormProps {
  email: string;
  submit: (email: string) => Promise<EmailProblem | null>;
}

export function RecoveryForm({ email, submit }: RecoveryFormProps) {
  const form = useProblemForm<{ email: string }>({
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
        error={announced(form.errorOf("email"))}
        {...form.register("email")}
      />
      <FormProblem problem={form.general} />
      <SubmitButton size="large" fullWidth isBusy={form.isSending}>
        Send Verification Code
      </SubmitButton>
    </Box>
  );
}

function refuseEmail(email: string): EmailProblem | null {
  if (email.trim() === "") return problem(words.recoveryEmailMissing, "email");
  return isEmail(email) ? null : problem(failures["login/invalid-email"].message, "email");
}
