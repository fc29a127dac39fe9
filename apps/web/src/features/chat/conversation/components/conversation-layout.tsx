import Box from "@mui/material/Box";
import type { ReactNode } from "react";

interface ConversationLayoutProps {
  sidePanel: ReactNode;
  messagePane: ReactNode;
}

/** Fills the window: side panel beside the message pane, above it on narrow screens. */
export function ConversationLayout({ sidePanel, messagePane }: ConversationLayoutProps) {
  return (
    <Box sx={room}>
      {sidePanel}
      <Box sx={column}>{messagePane}</Box>
    </Box>
  );
}

const room = {
  flex: "1 1 0",
  minHeight: 360,
  overflow: "hidden",
  display: "grid",
  gridTemplateColumns: {
    xs: "minmax(0, 1fr)",
    md: "296px minmax(0, 1fr)",
    lg: "336px minmax(0, 1fr)",
  },
  gridTemplateRows: { xs: "auto minmax(0, 1fr)", md: "minmax(0, 1fr)" },
  width: 1,
} as const;

const column = {
  position: "relative",
  display: "flex",
  flexDirection: "column",
  minWidth: 0,
  minHeight: 0,
  bgcolor: "background.paper",
} as const;
