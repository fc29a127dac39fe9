import Box from "@mui/material/Box";
import type { ReactNode } from "react";
import { sheet } from "#theme/surfaces";
import { colourVar } from "#theme/colour-var";

interface TicketProps {
  /** Accessible name of the ticket. */
  label: string;
  /** Content left of the perforation. */
  stub: ReactNode;
  /** Content of the middle part. */
  children: ReactNode;
  /** Content of the right part: a state and its action. */
  action?: ReactNode;
  /** The background of the ticket, visible through its notches. */
  ground?: "paper" | "surface";
}

/**
 * A ticket: stub, perforation with notches, details, action. A container query on its own width
 * arranges them in a row or in a column.
 */
export function Ticket({ label, stub, children, action, ground = "paper" }: TicketProps) {
  return (
    <Box component="article" aria-label={label} sx={{ containerType: "inline-size" }}>
      <Box sx={ticket}>
        <Box sx={stubPart}>
          {stub}
          <Box aria-hidden sx={{ ...perforation, "--ground": grounds[ground] }} />
        </Box>
        <Box sx={detailPart}>{children}</Box>
        {action && <Box sx={actionPart}>{action}</Box>}
      </Box>
    </Box>
  );
}

const grounds = {
  paper: colourVar("background.default"),
  surface: colourVar("background.paper"),
};

const ticket = {
  display: "grid",
  gridTemplateColumns: { "@": "1fr", "@520": "196px 1fr", "@760": "196px 1fr auto" },
  ...sheet,
};

const stubPart = {
  position: "relative",
  gridRow: { "@": "auto", "@520": "1 / span 2", "@760": "auto" },
  p: { "@": "16px 20px", "@520": "20px 24px" },
};

const detailPart = { minWidth: 0, p: { "@": "18px 20px 16px", "@520": "20px 26px" } };

const actionPart = {
  display: "flex",
  flexDirection: { "@": "row", "@760": "column" },
  flexWrap: "wrap",
  alignItems: { "@": "center", "@760": "flex-end" },
  justifyContent: { "@": "space-between", "@760": "center" },
  gap: 1,
  minWidth: { "@760": 220 },
  p: { "@": "0 20px 18px", "@520": "0 26px 20px", "@760": "20px 24px" },
};

const dash = `2px dashed ${colourVar("divider")}`;

/** A dashed line between two half circles cut from the edge: right of the stub, or below it. */
const perforation = {
  position: "absolute",
  left: { "@": 12, "@520": "auto" },
  right: { "@": 12, "@520": -1 },
  top: { "@": "auto", "@520": 12 },
  bottom: { "@": -1, "@520": 12 },
  borderBottom: { "@": dash, "@520": 0 },
  borderRight: { "@": 0, "@520": dash },
  "&::before, &::after": {
    content: '""',
    position: "absolute",
    width: 18,
    height: 18,
    borderRadius: "50%",
    bgcolor: "var(--ground)",
    border: "1px solid",
    borderColor: "divider",
  },
  "&::before": {
    left: { "@": -22, "@520": "auto" },
    right: { "@": "auto", "@520": -10 },
    top: { "@": -8, "@520": -22 },
    clipPath: { "@": "inset(0 0 0 9px)", "@520": "inset(9px 0 0 0)" },
  },
  "&::after": {
    right: { "@": -22, "@520": -10 },
    top: { "@": -8, "@520": "auto" },
    bottom: { "@": "auto", "@520": -22 },
    clipPath: { "@": "inset(0 9px 0 0)", "@520": "inset(0 0 9px 0)" },
  },
} as const;
