/** The question being added, kept through a reload and through signing in. */
import type { Session } from "@codetale/contract/identity";
import { StoredValue } from "#lib/stored-value";
import type { QuestionForm } from "./question-form.ts";

export interface QuestionDraft extends QuestionForm {
  /** Goes out with the texts: however often they are sent, they are added once. */
  id: string;
  /** Who typed it; null while nobody was signed in. */
  uid: string | null;
}

export const questionDraft = new StoredValue<QuestionDraft>("codetale-question-draft", (stored) => {
  const { id, uid = null, question, ans } = (stored ?? {}) as Partial<QuestionDraft>;
  if (typeof id !== "string" || typeof question !== "string") return null;
  return typeof ans === "string" ? { id, uid, question, ans } : null;
});

/** Whether `session` may see the draft: nobody else's ever shows up after signing in. */
export function isDraftOf(draft: QuestionDraft, session: Session | null): boolean {
  return draft.uid === null || session === null || draft.uid === session.uid;
}
