import Box from "@mui/material/Box";
import type { ReactNode } from "react";
import { CheckIcon, InfoIcon, WarningIcon } from "../display/icons.tsx";
import { ErrorNumber } from "./error-number.tsx";

export type NoticeTone = "info" | "success" | "warning" | "error";

interface NoticeProps {
  tone?: NoticeTone;
  children: ReactNode;
  /** A button or link. */
  action?: ReactNode;
  /** Of a failure that the operators' log has. */
  number?: string | null;
}

/** A short message. Errors interrupt a screen reader; the others are announced when it pauses. */
export function Notice({ tone = "info", children, action, number = null }: NoticeProps) {
  const { icon, colour } = noticeLooks[tone];
  const role = tone === "error" ? "alert" : "status";
  // A screen reader would spell the number out, so it stands outside of what is announced.
  const isNumbered = number !== null;
  return (
    <Box
      {...(!isNumbered && { role })}
      sx={{
        display: "flex",
        flexWrap: "wrap",
        alignItems: "center",
        gap: 1.5,
        px: 2,
        py: 1.5,
        borderRadius: 1,
        borderLeft: "3px solid currentColor",
        color: `tone.${colour}.text`,
        bgcolor: `tone.${colour}.wash`,
      }}
    >
      {icon}
      <Box sx={{ flex: "1 1 200px" }}>
        {isNumbered ? <div role={role}>{children}</div> : children}
        {isNumbered && <ErrorNumber number={number} />}
      </Box>
      {action}
    </Box>
  );
}

/** Icon and colour of each tone, for other components too. */
export const noticeLooks: Record<NoticeTone, { icon: ReactNode; colour: string }> = {
  info: { icon: <InfoIcon />, colour: "sky" },
  success: { icon: <CheckIcon />, colour: "pine" },
  warning: { icon: <WarningIcon />, colour: "marigold" },
  error: { icon: <WarningIcon />, colour: "crimson" },
};
