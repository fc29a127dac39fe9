import type { Session } from "@codetale/contract/identity";
import { randomId } from "#lib/random-id";
import { StoredValue, useStoredValue } from "#lib/stored-value";
import type { QuestionField, QuestionForm } from "../question-form.ts";

/** The draft of a problem, stored so that it survives a reload and signing in. */
export interface QuestionDraft extends QuestionForm {
  /** Sent with the texts, so that the problem is added once however often it is sent. */
  id: string;
  /** The account that typed it; null for a visitor. */
  uid: string | null;
}

export const questionDraft = new StoredValue<QuestionDraft>("codetale-question-draft", (stored) => {
  const { id, uid = null, question, ans } = (stored ?? {}) as Partial<QuestionDraft>;
  if (typeof id !== "string" || typeof question !== "string") return null;
  return typeof ans === "string" ? { id, uid, question, ans } : null;
});

const blank: QuestionForm = { question: "", ans: "" };

/** The form's values, stored as a draft from the first character on. */
export function useQuestionDraft(session: Session | null) {
  const stored = useStoredValue(questionDraft);
  const draft = stored && isDraftOf(stored, session) ? stored : null;
  return {
    form: draft ?? blank,
    /** Null while nothing was typed. */
    draft,
    edit: (field: QuestionField, text: string) => {
      const id = draft?.id ?? randomId();
      const uid = session?.uid ?? draft?.uid ?? null;
      questionDraft.set({ ...blank, ...draft, [field]: text, id, uid });
    },
  };
}

/** Whether `session` may see the draft; another account's is never shown. */
function isDraftOf(draft: QuestionDraft, session: Session | null): boolean {
  return draft.uid === null || session === null || draft.uid === session.uid;
}
