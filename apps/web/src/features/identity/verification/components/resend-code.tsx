import type { EpochMs } from "@codetale/domain/time";
import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import { useMsLeft } from "../../forms/hooks/use-ms-left.ts";
import { waitText } from "../../words.ts";

interface ResendCodeProps {
  /** When another code may be requested; also this component's key. */
  resendAt: EpochMs;
  isSending: boolean;
  onResend: () => void;
}

/** A button that requests another code, disabled during a visible countdown. */
export function ResendCode({ resendAt, isSending, onResend }: ResendCodeProps) {
  const leftMs = useMsLeft(resendAt);
  if (leftMs > 0)
    return (
      <Box role="timer" sx={quiet}>
        No code yet? You can ask for a new one in {waitText(leftMs)}.
      </Box>
    );
  return (
    <Box sx={quiet}>
      No code yet?{" "}
      <Link component="button" type="button" disabled={isSending} onClick={onResend} sx={asText}>
        Send a new code
      </Link>
    </Box>
  );
}

const quiet = {
  typography: "body2",
  color: "text.secondary",
  fontVariantNumeric: "tabular-nums",
} as const;

const asText = { font: "inherit", fontWeight: 600, verticalAlign: "baseline", py: 0.5 } as const;
