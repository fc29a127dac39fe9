import type { ReactNode } from "react";

/**
 * The error of a field as an alert, so that screen readers announce it; undefined renders nothing.
 */
export function announcedError(message: string | undefined): ReactNode {
  return message && <span role="alert">{message}</span>;
}
