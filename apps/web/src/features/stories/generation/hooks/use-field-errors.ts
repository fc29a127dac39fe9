import { useEffect, useRef, useState, type RefObject } from "react";
import { flushSync } from "react-dom";
import type { GenerationResult } from "../story-draft.ts";
import { findFieldErrors, type FieldErrors, type StoryForm } from "../story-form.ts";

export interface FieldErrorState {
  /** The form, whose first marked field takes the focus. */
  frame: RefObject<HTMLFormElement | null>;
  /** What is wrong, by field: found here, or told by the server. */
  problems: FieldErrors;
  /** Marks what keeps the form from being sent. Returns whether nothing does. */
  check: (form: StoryForm) => boolean;
  /** Takes the marks from a field, or from all fields of a list. */
  mended: (place: string) => void;
}

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
