import { deleteMyAccount } from "@codetale/contract/identity-sessions";
import { screenPaths } from "@codetale/contract/screens";
import Button from "@mui/material/Button";
import { lazy, Suspense, useState } from "react";
import { call } from "#lib/http/api-client";
import { useToast } from "#ui/feedback/toast";
import { serverFormErrorOf } from "../../forms/form-error.ts";
import { useEndSession } from "../../session/hooks/use-end-session.ts";
import { accountWords, deletionWords } from "../../words.ts";
import { DeleteAccountForm, type DeletionFormError } from "../components/delete-account-form.tsx";

const Dialog = lazy(async () => ({ default: (await import("#ui/feedback/dialog")).Dialog }));

/** Deletes the account, after a dialog that explains what it means. */
export function DeleteAccount({ email }: { email: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const endSession = useEndSession();
  const toast = useToast();
  const close = () => setIsOpen(false);

  async function submit(typed: string): Promise<DeletionFormError | null> {
    try {
      await endSession(async () => {
        await call(deleteMyAccount, { body: { email: typed } });
        return { path: screenPaths.home, replace: true };
      });
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
