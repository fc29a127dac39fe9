import Button from "@mui/material/Button";
import { Dialog } from "#ui/dialog";

interface LoginNeededProps {
  isOpen: boolean;
  onCancel: () => void;
  onLogin: () => void;
}

/** Says that stories are for people who are signed in. */
export function LoginNeeded({ isOpen, onCancel, onLogin }: LoginNeededProps) {
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
