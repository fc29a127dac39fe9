import { SECOND_MS } from "@codetale/domain/time";
import Box from "@mui/material/Box";
import { useState, type ReactNode } from "react";
import { useClock } from "#lib/clock";
import { useSecondsLeft } from "#lib/clock-value";
import { Notice } from "#ui/feedback/notice";
import { waitText } from "../../words.ts";
import type { useIdentityForm } from "../hooks/use-identity-form.tsx";

interface IdentityFormProps {
  form: Pick<ReturnType<typeof useIdentityForm<unknown, string>>, "ref" | "send" | "error">;
  /** The fields. */
  children: ReactNode;
  /** The buttons, below the error that concerns the whole form. */
  actions: ReactNode;
}

/** The fields of a form one below the other, with its error above the buttons. */
export function IdentityForm({ form, children, actions }: IdentityFormProps) {
  const { ref, send, error } = form;
  return (
    // Without our script a browser sends it by itself: by GET, the password would be in the address.
    <Box component="form" method="post" ref={ref} noValidate onSubmit={send} sx={rows}>
      {children}
      {error?.message && (
        <Box>
          <Notice tone="error" number={error.number ?? null}>
            {error.message}
          </Notice>
          {error.waitMs !== null && <Wait waitMs={error.waitMs} />}
        </Box>
      )}
      {actions}
    </Box>
  );
}

const rows = { display: "grid", gap: 2.5 } as const;

/** Outside the alert, or a screen reader would announce every second; it announces the last alone. */
function Wait({ waitMs }: { waitMs: number }) {
  const clock = useClock();
  const [until] = useState(() => clock.now() + waitMs);
  const leftMs = useSecondsLeft(until) * SECOND_MS;
  return (
    <Box sx={{ mt: 1, typography: "body2", color: "text.secondary" }}>
      <span role="timer">{leftMs > 0 && `You can try again in ${waitText(leftMs)}.`}</span>
      <span role="status">{leftMs <= 0 && "You can try again now."}</span>
    </Box>
  );
}
