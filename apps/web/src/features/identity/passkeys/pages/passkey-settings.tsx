/** The account's passkeys: added, named, removed, and asked for after the password. */
import type { Passkey, PasskeyOverview } from "@codetale/contract/identity/passkeys";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { lazy, Suspense, useState } from "react";
import { errorNumberOf } from "#lib/http/error-number";
import { latestAttempt } from "#lib/latest-error";
import { useConfirm } from "#ui/feedback/confirm";
import { FailureNotice } from "#ui/feedback/failure-notice";
import { FocusOnMount } from "#ui/feedback/focus-on-mount";
import { Notice } from "#ui/feedback/notice";
import { SkeletonList } from "#ui/feedback/skeleton-list";
import { useToast } from "#ui/feedback/toast";
import { SubmitButton } from "#ui/forms/submit-button";
import { serverFormErrorOf } from "../../forms/form-error.ts";
import { PasskeyList } from "../components/passkey-list.tsx";
import { messageOf } from "../hooks/use-passkey-sign-in.ts";
import { usePasskeyChanges, usePasskeyOverview } from "../hooks/use-passkeys.ts";
import { hasPasskeys } from "../web-authn.ts";
import { passkeyWords } from "../words.ts";
import { RemovePassword } from "./remove-password.tsx";

const RenameDialog = lazy(async () => ({
  default: (await import("../components/rename-dialog.tsx")).RenameDialog,
}));

export function PasskeySettings() {
  const { data, error, refetch } = usePasskeyOverview();
  if (data) return <Passkeys {...data} />;
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

function Passkeys({ passkeys, hasPassword, asksForPasskey }: PasskeyOverview) {
  const { add, rename, remove, changeSecondStep } = usePasskeyChanges();
  const [renamed, setRenamed] = useState<Passkey | null>(null);
  const confirm = useConfirm();
  const toast = useToast();
  const latest = latestAttempt(add, remove, changeSecondStep);

  async function removeIfMeant({ id, name }: Passkey): Promise<void> {
    if (await confirm(passkeyWords.remove(name))) remove.mutate(id);
  }

  async function saveName(passkeyId: string, name: string) {
    try {
      await rename.mutateAsync({ passkeyId, name });
      setRenamed(null);
      return null;
    } catch (failure) {
      return serverFormErrorOf<"name">(failure, {}, passkeyWords.notRenamed);
    }
  }

  return (
    <Box sx={{ display: "grid", gap: 2, justifyItems: "start" }}>
      <PasskeyList
        passkeys={passkeys}
        removedId={remove.isPending ? remove.variables : null}
        onRename={setRenamed}
        onRemove={(passkey) => void removeIfMeant(passkey)}
      />
      {latest.error && (
        <Notice tone="error" number={errorNumberOf(latest.error)}>
          {messageOf(latest.error)}
        </Notice>
      )}
      {latest === remove && remove.isSuccess && (
        // It takes the focus, because the pressed button is gone.
        <FocusOnMount key={remove.submittedAt}>
          <Notice tone="success">{passkeyWords.removed}</Notice>
        </FocusOnMount>
      )}
      <AddPasskey
        isBusy={add.isPending}
        onPress={() =>
          add.mutate(undefined, { onSuccess: () => toast(passkeyWords.added, "success") })
        }
      />
      {hasPassword && passkeys.length > 0 && (
        <SecondStep
          isOn={asksForPasskey}
          isBusy={changeSecondStep.isPending}
          onChange={(isOn) => changeSecondStep.mutate(isOn)}
        />
      )}
      <RemovePassword />
      <Suspense fallback={null}>
        {renamed && (
          <RenameDialog
            passkey={renamed}
            onClose={() => setRenamed(null)}
            submit={(name) => saveName(renamed.id, name)}
          />
        )}
      </Suspense>
    </Box>
  );
}

/** The button that adds a passkey, or why this browser has none. */
function AddPasskey({ isBusy, onPress }: { isBusy: boolean; onPress: () => void }) {
  if (!hasPasskeys()) return <Notice>{passkeyWords.unsupported}</Notice>;
  return (
    <SubmitButton type="button" variant="outlined" isBusy={isBusy} onClick={onPress}>
      {passkeyWords.add}
    </SubmitButton>
  );
}

interface SecondStepProps {
  isOn: boolean;
  isBusy: boolean;
  onChange: (isOn: boolean) => void;
}

/** Whether the password needs a passkey besides, and the button that changes it. */
function SecondStep({ isOn, isBusy, onChange }: SecondStepProps) {
  const { on, off, begin, end } = passkeyWords.secondStep;
  return (
    <Box sx={{ display: "grid", gap: 1.5, justifyItems: "start", mt: 1 }}>
      <Typography role="status">{isOn ? on : off}</Typography>
      <SubmitButton
        type="button"
        variant="outlined"
        isBusy={isBusy}
        onClick={() => onChange(!isOn)}
      >
        {isOn ? end : begin}
      </SubmitButton>
    </Box>
  );
}
