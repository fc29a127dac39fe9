import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import type { ReactNode } from "react";

/** The buttons of the dialog: what it cancels by, and what proves. */
export function ProofActions({
  onCancel,
  children,
}: {
  onCancel: () => void;
  children: ReactNode;
}) {
  return (
    <Box sx={row}>
      <Button variant="outlined" onClick={onCancel}>
        Cancel
      </Button>
      {children}
    </Box>
  );
}

/** On narrow screens each button is as wide as the dialog. */
const row = {
  display: "flex",
  flexDirection: { xs: "column-reverse", sm: "row" },
  justifyContent: "flex-end",
  gap: 1.5,
} as const;
