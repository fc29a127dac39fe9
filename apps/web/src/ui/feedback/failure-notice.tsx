import Button from "@mui/material/Button";
import { Notice } from "./notice.tsx";

interface FailureNoticeProps {
  /** Says what failed. */
  message: string;
  /** Handler of the button, which reads `Try again` unless named otherwise. */
  onRetry?: () => void;
  retryLabel?: string;
  /** Link to another page. */
  href?: string;
  hrefLabel?: string;
}

/** Shown in place of content that failed to load: a message with a button or link. */
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
