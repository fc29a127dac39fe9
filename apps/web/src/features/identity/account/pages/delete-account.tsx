import { failures } from "@codetale/contract/errors";
import { deleteMyAccount } from "@codetale/contract/identity/account-data";
import { screenPaths } from "@codetale/contract/screens";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { lazy, Suspense, useState } from "react";
import { call } from "#lib/http/api-client";
import { useToast } from "#ui/feedback/toast";
import { SubmitButton } from "#ui/forms/submit-button";
import { TextField } from "#ui/forms/text-field";
import { IdentityForm } from "../../forms/components/identity-form.tsx";
import { formError, serverFormErrorOf, type FormError } from "../../forms/form-error.ts";
import { useIdentityForm } from "../../forms/hooks/use-identity-form.tsx";
import { useWithProof } from "../../proof/hooks/use-with-proof.ts";
import { useEndSession } from "../../session/hooks/use-end-session.ts";
import { accountWords, deletionWords } from "../../words.ts";

const Dialog = lazy(async () => ({ default: (await import("#ui/feedback/dialog")).Dialog }));

/** Deletes the account, after a dialog that explains what it means. */
export function DeleteAccount({ email }: { email: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button
        variant="outlined"
        color="error"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        Delete my account
      </Button>
      <Suspense fallback={null}>
        {isOpen && (
          <Dialog title={deletionWords.title} isOpen onClose={close} size="large">
            <DeleteAccountForm email={email} onCancel={close} />
          </Dialog>
        )}
      </Suspense>
    </>
  );
}

interface EmailField {
  email: string;
}

interface DeleteAccountFormProps {
  /** The account's address, which must be typed to confirm. */
  email: string;
  onCancel: () => void;
}

/** Explains what deleting an account means, and asks for the address as confirmation. */
function DeleteAccountForm({ email, onCancel }: DeleteAccountFormProps) {
  const endSession = useEndSession();
  const withProof = useWithProof();
  const toast = useToast();
  async function submit({ email: typed }: EmailField): Promise<FormError<"email"> | null> {
    try {
      await withProof(() =>
        endSession(async () => {
          await call(deleteMyAccount, { body: { email: typed.trim() } });
          return { path: screenPaths.home, replace: true };
        }),
      );
      toast(accountWords.deleted, "success");
      return null;
    } catch (error) {
      return serverFormErrorOf(
        error,
        { "account/not-confirmed": ["email"] },
        accountWords.notDeleted,
      );
    }
  }
  const form = useIdentityForm<EmailField>({
    refuse: (typed) => refuseOther(typed, email),
    submit,
  });

  return (
    <Box sx={{ pt: 0.5 }}>
      <IdentityForm
        form={form}
        actions={
          <Box sx={buttonRow}>
            <Button variant="outlined" onClick={onCancel}>
              Keep my account
            </Button>
            <SubmitButton color="error" isBusy={form.isSending}>
              Delete my account
            </SubmitButton>
          </Box>
        }
      >
        <Consequences heading={deletionWords.goesHeading} entries={deletionWords.goes} />
        <Consequences heading={deletionWords.staysHeading} entries={deletionWords.stays} />
        <TextField
          label="Your email address"
          type="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          help={deletionWords.typeToConfirm(email)}
          {...form.field("email")}
        />
      </IdentityForm>
    </Box>
  );
}

function Consequences({ heading, entries }: { heading: string; entries: readonly string[] }) {
  return (
    <div>
      <Typography variant="h5" component="h3">
        {heading}
      </Typography>
      <Box component="ul" sx={{ m: 0, mt: 0.75, pl: 2.5, display: "grid", gap: 0.5 }}>
        {entries.map((entry) => (
          <Typography key={entry} component="li" variant="body2">
            {entry}
          </Typography>
        ))}
      </Box>
    </div>
  );
}

function refuseOther({ email: typed }: EmailField, email: string): FormError<"email"> | null {
  return typed.trim().toLowerCase() === email.toLowerCase()
    ? null
    : formError(failures["account/not-confirmed"].message, "email");
}

/** On narrow screens each button is as wide as the dialog. */
const buttonRow = {
  display: "flex",
  flexDirection: { xs: "column-reverse", sm: "row" },
  justifyContent: "flex-end",
  gap: 1.5,
} as const;
