import { proveByPasskey, startPasskeyProof } from "@codetale/contract/identity/proof";
import Box from "@mui/material/Box";
import { useState } from "react";
import { call } from "#lib/http/api-client";
import { PasskeyIcon } from "#ui/display/icons";
import { Notice } from "#ui/feedback/notice";
import { SubmitButton } from "#ui/forms/submit-button";
import { messageOf } from "../../passkeys/hooks/use-passkey-sign-in.ts";
import { signWithPasskey } from "../../passkeys/web-authn.ts";
import { stepWords } from "../../passkeys/words.ts";
import { proofWords } from "../../words.ts";
import { ProofActions } from "../components/proof-actions.tsx";
import type { ProofProps } from "../proof-props.ts";

export function PasskeyProof({ onProven, onCancel }: ProofProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  async function prove(): Promise<void> {
    setProblem(null);
    setIsBusy(true);
    try {
      const { options } = await call(startPasskeyProof);
      const credential = await signWithPasskey(options);
      if (credential === null) return;
      await call(proveByPasskey, { body: { credential } });
      onProven();
    } catch (error) {
      setProblem(messageOf(error));
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <Box sx={{ display: "grid", gap: 2.5 }}>
      <div>{proofWords.passkeyAsks}</div>
      {problem !== null && <Notice tone="error">{problem}</Notice>}
      <ProofActions onCancel={onCancel}>
        <SubmitButton
          type="button"
          autoFocus
          startIcon={<PasskeyIcon />}
          isBusy={isBusy}
          onClick={() => void prove()}
        >
          {stepWords.usePasskey}
        </SubmitButton>
      </ProofActions>
    </Box>
  );
}
