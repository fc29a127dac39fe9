import { useRef, useState, type SyntheticEvent } from "react";
import type { FormError } from "../form-error.ts";

interface Options<Fields, Field extends string> {
  /** Shown from the start. */
  initialError?: FormError<Field> | null;
  /** Validates the fields before anything is sent; null means valid. */
  refuse: (fields: Fields) => FormError<Field> | null | Promise<FormError<Field> | null>;
  /** Sends the form; resolves with the error, or null on success. */
  submit: (fields: Fields) => Promise<FormError<Field> | null>;
}

/**
 * A form of named, uncontrolled text fields, whose errors are shown beside the wrong fields. The
 * first of these gets the focus. `Fields` are the texts by name; a field that is not rendered is
 * missing.
 */
export function useIdentityForm<Fields, Field extends string = keyof Fields & string>({
  initialError = null,
  refuse,
  submit,
}: Options<Fields, Field>) {
  const ref = useRef<HTMLFormElement>(null);
  const [error, setError] = useState(initialError);
  const [isSending, setIsSending] = useState(false);

  /** Also shows an error that was found outside of submitting; null shows none. */
  function showError(found: FormError<Field> | null): void {
    setError(found);
    const [first] = Object.keys(found?.notes ?? {});
    const control = first === undefined ? null : ref.current?.elements.namedItem(first);
    if (control instanceof HTMLElement) control.focus();
  }

  /** Reads the DOM, because some password managers fill in fields without firing events. */
  function read(): Fields {
    return Object.fromEntries(new FormData(ref.current ?? undefined)) as Fields;
  }

  async function sendFields(fields: Fields): Promise<void> {
    setIsSending(true);
    showError(null);
    try {
      showError((await refuse(fields)) ?? (await submit(fields)));
    } finally {
      setIsSending(false);
    }
  }

  return {
    ref,
    /** Props of the control of a field. */
    field: (name: Field) => ({
      name,
      // An alert, so that screen readers announce it.
      error: error?.notes[name] && <span role="alert">{error.notes[name]}</span>,
      onInput: () => setError((shown) => shown && withoutNote(shown, name)),
    }),
    read,
    /** For the form's `onSubmit`; ignored while an earlier submission is in progress. */
    send: (event: SyntheticEvent) => {
      event.preventDefault();
      if (!isSending) void sendFields(read());
    },
    isSending,
    error,
    showError,
  };
}

/** What concerns several fields is said until the last of them is changed. */
function withoutNote<Field extends string>(
  error: FormError<Field>,
  field: Field,
): FormError<Field> | null {
  const { [field]: removed, ...others } = error.notes;
  if (removed === undefined) return error;
  const notes = others as FormError<Field>["notes"];
  return Object.keys(notes).length === 0 ? null : { ...error, notes };
}
