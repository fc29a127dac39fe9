import { LONGEST_PASSKEY_NAME, type Passkey } from "@codetale/contract/identity/passkeys";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { Dialog } from "#ui/feedback/dialog";
import { SubmitButton } from "#ui/forms/submit-button";
import { TextField } from "#ui/forms/text-field";
import { IdentityForm } from "../../forms/components/identity-form.tsx";
import { formError, type FormError } from "../../forms/form-error.ts";
import { useIdentityForm } from "../../forms/hooks/use-identity-form.tsx";
import { passkeyWords } from "../words.ts";

const { rename } = passkeyWords;

interface RenameDialogProps {
  passkey: Passkey;
  onClose: () => void;
  /** Resolves with the error, or null once the name is saved. */
  submit: (name: string) => Promise<FormError<"name"> | null>;
}

export function RenameDialog({ passkey, onClose, submit }: RenameDialogProps) {
  const form = useIdentityForm<{ name: string }>({
    refuse: ({ name }) => (name.trim() === "" ? formError(passkeyWords.nameMissing, "name") : null),
    submit: ({ name }) => submit(name),
  });
  return (
    <Dialog title={rename.title} isOpen onClose={onClose}>
      <IdentityForm
        form={form}
        actions={
          <Box sx={{ display: "flex", justifyContent: "flex-end", gap: 1.5 }}>
            <Button variant="outlined" onClick={onClose}>
              {rename.cancel}
            </Button>
            <SubmitButton isBusy={form.isSending}>{rename.save}</SubmitButton>
          </Box>
        }
      >
        <TextField
          label={rename.label}
          autoComplete="off"
          autoFocus
          maxLength={LONGEST_PASSKEY_NAME}
          defaultValue={passkey.name}
          {...form.field("name")}
        />
      </IdentityForm>
    </Dialog>
  );
}
