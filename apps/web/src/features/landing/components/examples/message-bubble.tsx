import Box from "@mui/material/Box";
import type { ReactNode } from "react";

/** A message of an example conversation; `isMine` puts it on the learner's side. */
export function MessageBubble({
  isMine = false,
  children,
}: {
  isMine?: boolean;
  children: ReactNode;
}) {
  return <Box sx={isMine ? mine : theirs}>{children}</Box>;
}

const base = {
  width: "fit-content",
  maxWidth: "88%",
  px: 1.75,
  py: 1.25,
  border: "1px solid",
  typography: "body2",
} as const;

const theirs = {
  ...base,
  borderColor: "divider",
  borderRadius: "8px 8px 8px 2px",
  bgcolor: "background.default",
};

const mine = {
  ...base,
  ml: "auto",
  borderColor: "transparent",
  borderRadius: "8px 8px 2px 8px",
  bgcolor: "tone.pine.wash",
};
