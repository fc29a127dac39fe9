import { proveByGoogle, readProof } from "@codetale/contract/identity/proof";
import Box from "@mui/material/Box";
import { useEffect, useEffectEvent, useState } from "react";
import { ApiError, call } from "#lib/http/api-client";
import { GoogleIcon } from "#ui/display/icons";
import { Notice } from "#ui/feedback/notice";
import { SubmitButton } from "#ui/forms/submit-button";
import { onSessionEvent } from "../../session/session-channel.ts";
import { proofWords } from "../../words.ts";
import { ProofActions } from "../components/proof-actions.tsx";
import type { ProofProps } from "../proof-props.ts";

/** Goes to Google in a window of its own, so that nothing typed here is lost. */
export function GoogleProof({ onProven, onCancel }: ProofProps) {
  const [isAway, setIsAway] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function look(): Promise<void> {
    const { proofEndsAt } = await call(readProof);
    if (proofEndsAt !== null) onProven();
  }
  // Where the other window could not tell, coming back to this one does.
  const onBack = useEffectEvent(() => {
    if (isAway) void look().catch(() => undefined);
  });
  useEffect(() => {
    const onFocus = () => onBack();
    const stop = onSessionEvent((event) => event === "proven" && onBack());
    addEventListener("focus", onFocus);
    return () => {
      removeEventListener("focus", onFocus);
      stop();
    };
  }, []);

  async function leave(): Promise<void> {
    // Opened at once: browsers open no window later than the press.
    const opened = window.open("", "_blank");
    setProblem(null);
    setIsAway(true);
    try {
      const { url } = await call(proveByGoogle);
      (opened ?? window).location.assign(url);
    } catch (error) {
      opened?.close();
      setIsAway(false);
      setProblem(error instanceof ApiError ? error.message : proofWords.failed);
    }
  }

  return (
    <Box sx={{ display: "grid", gap: 2.5 }}>
      <div>{isAway ? proofWords.googleIsOpen : proofWords.googleOpens}</div>
      {problem && <Notice tone="error">{problem}</Notice>}
      <ProofActions onCancel={onCancel}>
        <SubmitButton type="button" startIcon={<GoogleIcon />} onClick={() => void leave()}>
          Continue with Google
        </SubmitButton>
      </ProofActions>
    </Box>
  );
}
