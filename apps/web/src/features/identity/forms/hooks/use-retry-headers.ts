import { useRef } from "react";
import { randomId } from "#lib/random-id";

/**
 * Returns the headers of a call that works once: the same for the same input, so that the call is
 * answered again where its first answer was lost.
 */
export function useRetryHeaders(): (input: string) => Record<string, string> {
  const latest = useRef({ input: "", key: "" });
  return (input) => {
    if (latest.current.key === "" || latest.current.input !== input) {
      latest.current = { input, key: randomId() };
    }
    return { "idempotency-key": latest.current.key };
  };
}
