import type { ReactNode } from "react";

/** What is wrong with a field, said aloud as soon as it appears; undefined says nothing. */
export function announcedError(message: string | undefined): ReactNode {
  return message && <span role="alert">{message}</span>;
}
