import { changePassword, type WaysIn } from "@codetale/contract/identity/ways-in";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { call } from "#lib/http/api-client";
import { useSession } from "#lib/session/use-session";
import { useToast } from "#ui/feedback/toast";
import { PasswordField } from "#ui/forms/password-field";
import { SubmitButton } from "#ui/forms/submit-button";
import { IdentityForm } from "../../forms/components/identity-form.tsx";
import { serverFormErrorOf, type FormError } from "../../forms/form-error.ts";
import { useIdentityForm } from "../../forms/hooks/use-identity-form.tsx";
import { refuseNewPassword, type NewPassword } from "../../forms/password-rules.ts";
import { useWithProof } from "../../proof/hooks/use-with-proof.ts";
import { accountWords, words } from "../../words.ts";
import { LastUse } from "../components/last-use.tsx";
import { sessionsKey, waysInKey } from "../query-keys.ts";

const Dialog = lazy(async () => ({ default: (await import("#ui/feedback/dialog")).Dialog }));

/** The password of the account, with a button to set another; or that there is none. */
export function PasswordSetting({ password }: Pick<WaysIn, "password">) {
  const [isOpen, setIsOpen] = useState(false);
  const label = password ? "Change my password" : "Set a password";
  const close = () => setIsOpen(false);
  return (
    <Box sx={{ display: "grid", gap: 2, justifyItems: "start" }}>
      {password ? (
        <LastUse began="Set" {...password} />
      ) : (
        <Typography variant="body2" color="text.secondary">
          {accountWords.noPassword}
        </Typography>
      )}
      <Button variant="outlined" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {label}
      </Button>
      <Suspense fallback={null}>
        {isOpen && (
          <Dialog title={label} isOpen onClose={close}>
            <NewPasswordForm onDone={close} />
          </Dialog>
        )}
      </Suspense>
    </Box>
  );
}

function NewPasswordForm({ onDone }: { onDone: () => void }) {
  const client = useQueryClient();
  const toast = useToast();
  const { session } = useSession();
  const withProof = useWithProof();

  async function submit({ password }: NewPassword): Promise<FormError<"password"> | null> {
    try {
      await withProof(() => call(changePassword, { body: { password } }));
    } catch (error) {
      const blame = { "register/weak-password": ["password"] } as const;
      return serverFormErrorOf(error, blame, words.passwordNotSet);
    }
    toast(accountWords.passwordSet, "success");
    void client.invalidateQueries({ queryKey: waysInKey });
    void client.invalidateQueries({ queryKey: sessionsKey });
    onDone();
    return null;
  }
  const form = useIdentityForm<NewPassword>({
    refuse: (fields) => refuseNewPassword(fields, session?.email),
    submit,
  });

  return (
    <IdentityForm
      form={form}
      actions={
        <Box sx={buttonRow}>
          <Button variant="outlined" onClick={onDone}>
            Cancel
          </Button>
          <SubmitButton isBusy={form.isSending}>Set new password</SubmitButton>
        </Box>
      }
    >
      <Typography variant="body2" color="text.secondary">
        {accountWords.passwordEndsSessions}
      </Typography>
      <PasswordField
        label="New Password"
        autoComplete="new-password"
        autoFocus
        help={words.passwordHint}
        {...form.field("password")}
      />
    </IdentityForm>
  );
}

/** On narrow screens each button is as wide as the dialog. */
const buttonRow = {
  display: "flex",
  flexDirection: { xs: "column-reverse", sm: "row" },
  justifyContent: "flex-end",
  gap: 1.5,
} as const;
