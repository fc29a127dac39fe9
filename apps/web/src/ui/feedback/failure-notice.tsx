import Button from "@mui/material/Button";
import { Notice } from "./notice.tsx";

interface FailureNoticeProps {
  /** The sentence that says what failed. */
  message: string;
  /** The way on; the button reads `Try again` unless named otherwise. */
  onRetry?: () => void;
  retryLabel?: string;
  /** A way on that leads elsewhere. */
  href?: string;
  hrefLabel?: string;
}

/** What stands where something failed to load: a sentence and a way on. */
export function FailureNotice(props: FailureNoticeProps) {
  const { message, onRetry, retryLabel = "Try again", href, hrefLabel } = props;
  return (
    <Notice
      tone="error"
      action={
        <>
          {onRetry && (
            <Button variant="outlined" onClick={onRetry}>
              {retryLabel}
            </Button>
          )}
          {href && (
            <Button variant="outlined" href={href}>
              {hrefLabel}
            </Button>
          )}
        </>
      }
    >
      {message}
    </Notice>
  );
}
