import Button from "@mui/material/Button";
import { lazy, Suspense, useState } from "react";
import { useToast } from "#ui/feedback/toast";
import type { DeletionFormError } from "../components/delete-account-form.tsx";
import { DeleteAccountForm } from "../components/delete-account-form.tsx";
import { useDeleteAccount } from "../hooks/use-delete-account.ts";
import { serverFormErrorOf, type Blame } from "../../forms/form-error.ts";
import { accountWords, deletionWords } from "../../words.ts";

const Dialog = lazy(async () => ({ default: (await import("#ui/feedback/dialog")).Dialog }));

/** Deletes the account, after a dialog that explains what it means. */
export function DeleteAccount({ email }: { email: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const deleteAccount = useDeleteAccount();
  const toast = useToast();
  const close = () => setIsOpen(false);

  async function submit(typed: string): Promise<DeletionFormError | null> {
    try {
      await deleteAccount(typed);
      toast(accountWords.deleted, "success");
      return null;
    } catch (error) {
      return serverFormErrorOf(error, blame, accountWords.notDeleted);
    }
  }

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
            <DeleteAccountForm email={email} submit={submit} onCancel={close} />
          </Dialog>
        )}
      </Suspense>
    </>
  );
}

const blame: Blame<"email"> = { "account/not-confirmed": ["email"] };
