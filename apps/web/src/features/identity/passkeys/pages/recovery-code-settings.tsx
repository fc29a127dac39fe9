/** What is left of the account's recovery codes, and making new ones. */
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { lazy, Suspense } from "react";
import { errorNumberOf } from "#lib/http/error-number";
import { useConfirm } from "#ui/feedback/confirm";
import { FailureNotice } from "#ui/feedback/failure-notice";
import { Notice } from "#ui/feedback/notice";
import { SkeletonList } from "#ui/feedback/skeleton-list";
import { useToast } from "#ui/feedback/toast";
import { SubmitButton } from "#ui/forms/submit-button";
import { messageOf } from "../hooks/use-passkey-sign-in.ts";
import { usePasskeyChanges, usePasskeyOverview } from "../hooks/use-passkeys.ts";
import { codeWords, passkeyWords } from "../words.ts";

const loadDialog = () => import("../components/recovery-codes-dialog.tsx");

const RecoveryCodesDialog = lazy(async () => ({
  default: (await loadDialog()).RecoveryCodesDialog,
}));

export function RecoveryCodeSettings() {
  const { data, error, refetch } = usePasskeyOverview();
  const { makeCodes } = usePasskeyChanges();
  const confirm = useConfirm();
  const toast = useToast();

  async function makeIfMeant(left: number): Promise<void> {
    if (left > 0 && !(await confirm(codeWords.replace))) return;
    // They are shown once, so none are made before they can be.
    await loadDialog().then(
      () => makeCodes.mutate(),
      () => toast(codeWords.notMade, "error"),
    );
  }

  if (!data) {
    return error ? (
      <FailureNotice
        number={errorNumberOf(error)}
        message={passkeyWords.notRead}
        onRetry={() => void refetch()}
      />
    ) : (
      <SkeletonList count={1} />
    );
  }
  const { recoveryCodesLeft: left } = data;
  return (
    <Box sx={{ display: "grid", gap: 2, justifyItems: "start" }}>
      <Typography>{codeWords.left(left)}</Typography>
      {makeCodes.error && (
        <Notice tone="error" number={errorNumberOf(makeCodes.error)}>
          {messageOf(makeCodes.error)}
        </Notice>
      )}
      <SubmitButton
        type="button"
        variant="outlined"
        isBusy={makeCodes.isPending}
        onClick={() => void makeIfMeant(left)}
      >
        {codeWords.make}
      </SubmitButton>
      <Suspense fallback={null}>
        {makeCodes.data && (
          <RecoveryCodesDialog codes={makeCodes.data.codes} onClose={makeCodes.reset} />
        )}
      </Suspense>
    </Box>
  );
}
