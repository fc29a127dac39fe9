import Button from "@mui/material/Button";
import { Notice } from "./notice.tsx";

interface FailureNoticeProps {
  /** Says what failed. */
  message: string;
  onRetry: () => void;
  /** Of a failure that the operators' log has. */
  number?: string | null;
}

/** Shown in place of content that failed to load. */
export function FailureNotice({ message, onRetry, number = null }: FailureNoticeProps) {
  const action = (
    <Button variant="outlined" onClick={onRetry}>
      Try again
    </Button>
  );
  return (
    <Notice tone="error" action={action} number={number}>
      {message}
    </Notice>
  );
}
