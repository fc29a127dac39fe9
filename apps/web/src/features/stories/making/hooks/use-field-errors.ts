import { useEffect, useRef, useState, type RefObject } from "react";
import { flushSync } from "react-dom";
import type { GenerationResult } from "../story-draft.ts";
import { findFieldErrors, type FieldErrors, type StoryForm } from "../story-form.ts";

export interface FieldErrorState {
  /** To be given to the form; its first invalid field takes the focus. */
  frame: RefObject<HTMLFormElement | null>;
  /** Errors by field, found here or by the server. */
  problems: FieldErrors;
  /** Checks and marks the fields. Returns whether the form may be sent. */
  check: (form: StoryForm) => boolean;
  /** Removes the marks of a field, or of all fields of a list; an empty path removes none. */
  mended: (place: string) => void;
}

/** @param outcome of the last generation; a failed one may carry the server's field errors */
export function useFieldErrors(outcome: GenerationResult | null): FieldErrorState {
  const [found, setFound] = useState<FieldErrors>({});
  const frame = useRef<HTMLFormElement>(null);
  const isRefused = outcome?.kind === "failed";
  useEffect(() => {
    if (isRefused) focusFirst(frame.current);
  }, [isRefused]);

  return {
    frame,
    problems: isRefused ? { ...outcome.problems, ...found } : found,
    check: (form) => {
      const missing = findFieldErrors(form);
      flushSync(() => setFound(missing));
      focusFirst(frame.current);
      return Object.keys(missing).length === 0;
    },
    mended: (place) => {
      if (place !== "") setFound((before) => without(before, place));
    },
  };
}

function focusFirst(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
}

function without(problems: FieldErrors, place: string): FieldErrors {
  return Object.fromEntries(Object.entries(problems).filter(([path]) => !path.startsWith(place)));
}
