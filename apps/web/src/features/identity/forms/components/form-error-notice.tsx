import Box from "@mui/material/Box";
import { useState } from "react";
import { useClock } from "#lib/clock";
import { Notice } from "#ui/feedback/notice";
import { useMsLeft } from "../hooks/use-ms-left.ts";
import type { FormError } from "../form-error.ts";
import { waitText } from "../../words.ts";

/** The error of a form, above its button; counts down where the user has to wait. */
export function FormErrorNotice({ problem }: { problem: FormError<string> | null }) {
  if (problem === null) return null;
  return (
    <Box>
      <Notice tone="error">{problem.message}</Notice>
      {problem.waitMs !== null && <Wait waitMs={problem.waitMs} />}
    </Box>
  );
}

/** Outside the alert, or a screen reader would announce every second. */
function Wait({ waitMs }: { waitMs: number }) {
  const clock = useClock();
  const [until] = useState(() => clock.now() + waitMs);
  const leftMs = useMsLeft(until);
  return (
    <Box role="timer" sx={{ mt: 1, typography: "body2", color: "text.secondary" }}>
      {leftMs > 0 ? `You can try again in ${waitText(leftMs)}.` : "You can try again now."}
    </Box>
  );
}
