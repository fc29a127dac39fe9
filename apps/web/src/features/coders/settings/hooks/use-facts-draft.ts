import type { CoderFacts } from "@codetale/contract/coders";
import { StoredValue, useStoredValue } from "#lib/stored-value";
import { factsFields, formOf, isSameForm, type FactsForm } from "../facts-form.ts";

interface FactsDraft {
  /** The coder who typed it; never shown to another account. */
  uid: string;
  form: FactsForm;
}

const factsDraft = new StoredValue<FactsDraft>("codetale-coder-facts-draft", (stored) => {
  const { uid, form } = (stored ?? {}) as Partial<FactsDraft>;
  const isWhole = factsFields.every((field) => typeof form?.[field] === "string");
  return typeof uid === "string" && form && isWhole ? { uid, form } : null;
});

/**
 * The form's values: what is saved, until something else is typed. That is stored, so that it
 * survives a reload, another page and the save of the profile above.
 */
export function useFactsDraft(uid: string, saved: CoderFacts) {
  const draft = useStoredValue(factsDraft);
  const savedForm = formOf(saved);
  const form = draft?.uid === uid ? draft.form : savedForm;
  return {
    form,
    edit: (field: keyof FactsForm, text: string) => {
      const edited = { ...form, [field]: text };
      factsDraft.set(isSameForm(edited, savedForm) ? null : { uid, form: edited });
    },
    /** What was typed since `sent` was sent stays. */
    forget: (sent: FactsForm) => {
      const kept = factsDraft.get();
      if (kept?.uid === uid && isSameForm(kept.form, sent)) factsDraft.set(null);
    },
  };
}
