import { proveByPassword } from "@codetale/contract/identity/proof";
import { call } from "#lib/http/api-client";
import { PasswordField } from "#ui/forms/password-field";
import { SubmitButton } from "#ui/forms/submit-button";
import { IdentityForm } from "../../forms/components/identity-form.tsx";
import { formError, serverFormErrorOf } from "../../forms/form-error.ts";
import { useIdentityForm } from "../../forms/hooks/use-identity-form.tsx";
import { proofWords } from "../../words.ts";
import { ProofActions } from "../components/proof-actions.tsx";
import type { ProofProps } from "../proof-props.ts";

interface Typed {
  password: string;
}

export function PasswordProof({ email, onProven, onCancel }: ProofProps) {
  const form = useIdentityForm<Typed>({
    refuse: ({ password }) =>
      password === "" ? formError(proofWords.passwordMissing, "password") : null,
    submit: async ({ password }) => {
      try {
        await call(proveByPassword, { body: { password } });
      } catch (error) {
        const blame = { "login/wrong-password": ["password"] } as const;
        return serverFormErrorOf(error, blame, proofWords.failed);
      }
      onProven();
      return null;
    },
  });

  return (
    <IdentityForm
      form={form}
      actions={
        <ProofActions onCancel={onCancel}>
          <SubmitButton isBusy={form.isSending}>Confirm</SubmitButton>
        </ProofActions>
      }
    >
      {/* For password managers, which look for the account that a password belongs to. */}
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        autoFocus
        {...form.field("password")}
      />
    </IdentityForm>
  );
}
