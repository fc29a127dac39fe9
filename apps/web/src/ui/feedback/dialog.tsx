import MuiDialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import { useId, type ReactNode } from "react";

export interface DialogProps {
  title: string;
  isOpen: boolean;
  /** Called by Escape and the backdrop, and by buttons in `actions`. */
  onClose: () => void;
  children: ReactNode;
  actions?: ReactNode;
  size?: "small" | "large";
}

/** A modal dialog: keeps the focus inside, closes on Escape and restores the focus. */
export function Dialog({ title, isOpen, onClose, children, actions, size = "small" }: DialogProps) {
  const titleId = useId();
  return (
    <MuiDialog
      open={isOpen}
      onClose={onClose}
      aria-labelledby={titleId}
      maxWidth={size === "small" ? "xs" : "md"}
      fullWidth
    >
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>{children}</DialogContent>
      {actions && <DialogActions>{actions}</DialogActions>}
    </MuiDialog>
  );
}
