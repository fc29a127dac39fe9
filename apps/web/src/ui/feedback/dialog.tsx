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
  /** Whether a press beside it leaves it open, since what it holds would be lost. */
  holdsInput?: boolean;
  children: ReactNode;
  actions?: ReactNode;
  size?: keyof typeof widths | undefined;
  /** The tag of its language, where that is not the page's. */
  lang?: string;
}

const widths = { small: "xs", medium: "sm", large: "md" } as const;

/** A modal dialog: keeps the focus inside, closes on Escape and restores the focus. */
export function Dialog(props: DialogProps) {
  const { title, isOpen, onClose, children, actions, size = "small", lang } = props;
  const { holdsInput = false } = props;
  const titleId = useId();
  return (
    <MuiDialog
      open={isOpen}
      onClose={(_event, reason) => {
        if (!(holdsInput && reason === "backdropClick")) onClose();
      }}
      aria-labelledby={titleId}
      lang={lang}
      maxWidth={widths[size]}
      fullWidth
    >
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>{children}</DialogContent>
      {actions && <DialogActions>{actions}</DialogActions>}
    </MuiDialog>
  );
}
