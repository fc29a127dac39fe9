import Box from "@mui/material/Box";
import { errorNumberOf } from "#lib/http/error-number";
import { useConfirm } from "#ui/feedback/confirm";
import { FocusOnMount } from "#ui/feedback/focus-on-mount";
import { Notice } from "#ui/feedback/notice";
import { SubmitButton } from "#ui/forms/submit-button";
import { messageOf } from "../hooks/use-passkey-sign-in.ts";
import { usePasskeyChanges, usePasskeyOverview } from "../hooks/use-passkeys.ts";
import { passkeyWords } from "../words.ts";

const words = passkeyWords.removePassword;

/** Offered to an account that has a passkey beside the password; says when that is removed. */
export function RemovePassword() {
  const { data } = usePasskeyOverview();
  const { removePassword } = usePasskeyChanges();
  const confirm = useConfirm();

  async function removeIfMeant(): Promise<void> {
    if (await confirm(words.confirm)) removePassword.mutate();
  }

  if (removePassword.isSuccess && data?.hasPassword === false) {
    return (
      // It takes the focus, because the pressed button is gone.
      <FocusOnMount>
        <Notice tone="success">{words.removed}</Notice>
      </FocusOnMount>
    );
  }
  if (!data?.hasPassword || data.passkeys.length === 0) return null;
  return (
    <Box sx={{ display: "grid", gap: 2, justifyItems: "start" }}>
      {removePassword.error && (
        <Notice tone="error" number={errorNumberOf(removePassword.error)}>
          {messageOf(removePassword.error)}
        </Notice>
      )}
      <SubmitButton
        type="button"
        variant="outlined"
        isBusy={removePassword.isPending}
        onClick={() => void removeIfMeant()}
      >
        {words.button}
      </SubmitButton>
    </Box>
  );
}
