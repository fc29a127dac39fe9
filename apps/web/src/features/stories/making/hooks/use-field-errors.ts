import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { GenerationResult } from "../story-draft.ts";
import { findFieldErrors, type FieldErrors, type StoryForm } from "../story-form.ts";

/**
 * Errors by field, found here or by the server, in the form with the ref `frame`, whose first
 * invalid field takes the focus.
 *
 * @param outcome of the last generation; a failed one may carry the server's field errors
 */
export function useFieldErrors(outcome: GenerationResult | null) {
  const [found, setFound] = useState<FieldErrors>({});
  const frame = useRef<HTMLFormElement>(null);
  const isRefused = outcome?.kind === "failed";
  useEffect(() => {
    if (isRefused) focusFirst(frame.current);
  }, [isRefused]);

  return {
    frame,
    problems: isRefused ? { ...outcome.problems, ...found } : found,
    /** The outcome; null once it is older than what was found here. */
    newest: Object.keys(found).length > 0 ? null : outcome,
    /** Checks and marks the fields. Returns whether the form may be sent. */
    check: (form: StoryForm): boolean => {
      const missing = findFieldErrors(form);
      flushSync(() => setFound(missing));
      focusFirst(frame.current);
      return Object.keys(missing).length === 0;
    },
    /** Removes the marks of a field, or of all fields of a list; an empty path removes none. */
    clear: (path: string) => {
      if (path !== "") setFound((before) => without(before, path));
    },
  };
}

function focusFirst(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
}

function without(problems: FieldErrors, start: string): FieldErrors {
  return Object.fromEntries(Object.entries(problems).filter(([path]) => !path.startsWith(start)));
}
