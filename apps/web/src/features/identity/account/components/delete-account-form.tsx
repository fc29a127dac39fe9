import { failures } from "@codetale/contract/errors";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { SubmitButton } from "#ui/forms/submit-button";
import { TextField } from "#ui/forms/text-field";
import { IdentityForm } from "../../forms/components/identity-form.tsx";
import { formError, type FormError } from "../../forms/form-error.ts";
import { useIdentityForm } from "../../forms/hooks/use-identity-form.tsx";
import { deletionWords } from "../../words.ts";

export type DeletionFormError = FormError<"email">;

interface DeleteAccountFormProps {
  /** The account's address, which must be typed to confirm. */
  email: string;
  submit: (typed: string) => Promise<DeletionFormError | null>;
  onCancel: () => void;
}

/** Explains what deleting an account means, and asks for the address as confirmation. */
export function DeleteAccountForm({ email, submit, onCancel }: DeleteAccountFormProps) {
  const form = useIdentityForm<{ email: string }>({
    refuse: ({ email: typed }) => refuseOther(typed, email),
    submit: ({ email: typed }) => submit(typed.trim()),
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

function refuseOther(typed: string, email: string): DeletionFormError | null {
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
