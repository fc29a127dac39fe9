import type { Session } from "@codetale/contract/identity";
import { useStoredValue } from "#lib/stored-value";
import { randomId } from "#lib/random-id";
import { isDraftOf, questionDraft, type QuestionDraft } from "../question-draft.ts";
import { blankQuestion, type QuestionField, type QuestionForm } from "../question-form.ts";

export interface QuestionDraftState {
  form: QuestionForm;
  /** Null while nothing was typed. */
  draft: QuestionDraft | null;
  edit: (field: QuestionField, text: string) => void;
}

/** The form's values, stored as a draft from the first character on. */
export function useQuestionDraft(session: Session | null): QuestionDraftState {
  const kept = useStoredValue(questionDraft);
  const draft = kept && isDraftOf(kept, session) ? kept : null;
  return {
    form: draft ?? blankQuestion,
    draft,
    edit: (field, text) => {
      const id = draft?.id ?? randomId();
      const uid = session?.uid ?? draft?.uid ?? null;
      questionDraft.set({ ...blankQuestion, ...draft, [field]: text, id, uid });
    },
  };
}
