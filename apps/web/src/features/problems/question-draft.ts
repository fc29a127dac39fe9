/** The draft of a problem, stored so that it survives a reload and signing in. */
import type { Session } from "@codetale/contract/identity";
import { StoredValue } from "#lib/stored-value";
import type { QuestionForm } from "./question-form.ts";

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

/** Whether `session` may see the draft; another account's is never shown. */
export function isDraftOf(draft: QuestionDraft, session: Session | null): boolean {
  return draft.uid === null || session === null || draft.uid === session.uid;
}
