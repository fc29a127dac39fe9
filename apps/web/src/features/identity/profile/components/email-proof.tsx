import Box from "@mui/material/Box";
import { useState } from "react";
import { CheckIcon } from "#ui/display/icons";
import { StatusChip } from "#ui/display/status-chip";
import { SubmitButton } from "#ui/forms/submit-button";

interface EmailProofProps {
  isVerified: boolean;
  isEmpty: boolean;
  verify: () => Promise<void>;
}

/** Shows whether the typed address is verified, with a button to verify it. */
export function EmailProof({ isVerified, isEmpty, verify }: EmailProofProps) {
  const [isBusy, setIsBusy] = useState(false);
  if (isEmpty) return null;
  if (isVerified)
    return (
      <Box sx={{ mt: 1 }}>
        <StatusChip icon={<CheckIcon size="1em" />} label="Verified" tone="pine" />
      </Box>
    );
  return (
    <Box sx={{ mt: 1.5 }}>
      <SubmitButton
        type="button"
        variant="outlined"
        isBusy={isBusy}
        onClick={() => {
          setIsBusy(true);
          void verify().finally(() => setIsBusy(false));
        }}
      >
        Verify Email
      </SubmitButton>
    </Box>
  );
}
