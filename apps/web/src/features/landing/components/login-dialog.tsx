import Button from "@mui/material/Button";
import { Dialog } from "#ui/feedback/dialog";

interface LoginDialogProps {
  isOpen: boolean;
  onCancel: () => void;
  onLogin: () => void;
}

/** Tells a visitor that stories need a session. */
export function LoginDialog({ isOpen, onCancel, onLogin }: LoginDialogProps) {
  return (
    <Dialog
      title="Please Log In"
      isOpen={isOpen}
      onClose={onCancel}
      actions={
        <>
          <Button variant="outlined" onClick={onCancel}>
            Cancel
          </Button>
          <Button variant="contained" onClick={onLogin}>
            Go to Login
          </Button>
        </>
      }
    >
      You must be signed in to continue.
    </Dialog>
  );
}
