import { MISSING } from "@codetale/contract/values";
import { useState, type SyntheticEvent } from "react";
import {
  useForm,
  type Control,
  type DefaultValues,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  type UseFormRegisterReturn,
} from "react-hook-form";
import type { FormError } from "../form-error.ts";

type FormErrorIn<Fields extends FieldValues> = FormError<FieldPath<Fields>>;

interface Options<Fields extends FieldValues> {
  defaultValues: DefaultValues<Fields>;
  /** Shown from the start. */
  initialProblem?: FormErrorIn<Fields> | null;
  /** Validates the fields before anything is sent; null means valid. */
  refuse: (fields: Fields) => FormErrorIn<Fields> | null;
  /** Sends the form; resolves with the error, or null on success. */
  submit: (fields: Fields) => Promise<FormErrorIn<Fields> | null>;
}

interface IdentityForm<Fields extends FieldValues> {
  register: (field: FieldPath<Fields>) => UseFormRegisterReturn;
  control: Control<Fields>;
  /** The present value of a field. */
  typed: (field: FieldPath<Fields>) => string;
  /** For the form's `onSubmit`; ignored while an earlier submission is in progress. */
  send: (event: SyntheticEvent) => void;
  isSending: boolean;
  /** The error below a field. */
  errorOf: (field: FieldPath<Fields>) => string | undefined;
  /** The error above the button: any that does not concern one single field. */
  generalError: FormErrorIn<Fields> | null;
  /** Shows an error that was found outside of submitting; null shows none. */
  showError: (found: FormErrorIn<Fields> | null) => void;
  /** Removes the error of a field that changed without being typed in. */
  clearError: (field: FieldPath<Fields>) => void;
}

/** A form whose errors are shown beside the wrong fields, the first of which gets the focus. */
export function useIdentityForm<Fields extends FieldValues>(
  options: Options<Fields>,
): IdentityForm<Fields> {
  const { defaultValues, initialProblem = null, refuse, submit } = options;
  const form = useForm<Fields>({ defaultValues });
  const { isSubmitting } = form.formState;
  const [said, setSaid] = useState(() => saying(initialProblem));

  function showError(found: FormErrorIn<Fields> | null): void {
    setSaid(saying(found));
    const [first] = found?.fields ?? [];
    if (first !== undefined) form.setFocus(first);
  }

  const send = form.handleSubmit(async (fields) => {
    showError(null);
    showError(refuse(fields) ?? (await submit(fields)));
  });

  return {
    register: (field) => form.register(field, { onChange: () => setSaid(unblamed(field)) }),
    control: form.control,
    typed: (field) => String(form.getValues(field)),
    send: (event) => {
      event.preventDefault();
      if (isSubmitting) return;
      for (const [field, text] of filledIn<Fields>(event)) form.setValue(field, text);
      void send(event);
    },
    isSending: isSubmitting,
    errorOf: (field) =>
      said?.blamed.includes(field) ? wordsBeneath(field, said.problem) : undefined,
    generalError: said && !isOfOneField(said.problem) ? said.problem : null,
    showError,
    clearError: (field) => setSaid(unblamed(field)),
  };
}

/**
 * Reads the submitted form from the DOM, because some password managers fill in fields without
 * firing events.
 */
function filledIn<Fields extends FieldValues>({ currentTarget }: SyntheticEvent) {
  const texts = [...new FormData(currentTarget as HTMLFormElement)].filter(
    ([, value]) => typeof value === "string",
  );
  return texts as [FieldPath<Fields>, FieldPathValue<Fields, FieldPath<Fields>>][];
}

interface Said<Field extends string> {
  problem: FormError<Field>;
  /** The wrong fields that were not edited since. */
  blamed: readonly Field[];
}

function saying<Field extends string>(found: FormError<Field> | null): Said<Field> | null {
  return found && { problem: found, blamed: found.fields };
}

function unblamed<Field extends string>(field: Field) {
  return (said: Said<Field> | null): Said<Field> | null =>
    said && { ...said, blamed: said.blamed.filter((other) => other !== field) };
}

function isOfOneField({ fields, notes }: FormError<string>): boolean {
  return fields.length === 1 && notes === undefined;
}

function wordsBeneath<Field extends string>(field: Field, problem: FormError<Field>): string {
  return isOfOneField(problem) ? problem.message : (problem.notes?.[field] ?? MISSING);
}
