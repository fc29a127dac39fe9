/** The wishes being typed: kept through a reload and a sign-in, until the tab is closed. */
import { StoredValue, useStoredValue } from "#lib/stored-value";
import { randomId } from "#lib/random-id";
import { blankStory, type FieldErrors, type StoryForm } from "./story-form.ts";

/** How the last generation ended. */
export type GenerationResult =
  | { kind: "done"; storyId: string }
  | { kind: "cancelled" }
  | {
      kind: "failed";
      message: string;
      problems: FieldErrors;
      /** Whether no answer came: the server may have received the wishes all the same. */
      isUnanswered: boolean;
    };

/** The form of one account, and the generation it was sent for. */
export interface StoryDraft {
  /** The idempotency key: sending the same draft again generates no second story. */
  id: string;
  /** Whether it was sent and no answer has come yet. */
  isSent: boolean;
  /** The account that typed it. */
  uid: string;
  form: StoryForm;
  outcome: GenerationResult | null;
}

/** An empty form under a new id; `outcome` is what the previous draft led to. */
export function newDraft(uid: string, outcome: GenerationResult | null = null): StoryDraft {
  return { id: randomId(), isSent: false, uid, form: blankStory, outcome };
}

/** Null where nothing valid is stored. */
export const storyDraft = new StoredValue<StoryDraft>("codetale-story-draft", (stored) => {
  const { id, isSent, uid, form, outcome = null } = (stored ?? {}) as Partial<StoryDraft>;
  if (typeof id !== "string" || typeof uid !== "string" || !isForm(form)) return null;
  return { id, isSent: isSent === true, uid, form, outcome };
});

/** The account's draft, stored on every change; a draft of another account reads as null. */
export function useStoryDraft(uid: string) {
  const kept = useStoredValue(storyDraft);
  const draft = kept?.uid === uid ? kept : null;
  return {
    draft,
    edit: (form: StoryForm) => {
      const before = draft ?? newDraft(uid);
      // A failure is outdated by the edit; the link to a finished story stays.
      const outcome = before.outcome?.kind === "done" ? before.outcome : null;
      // Changed wishes are another story, so the server must not take them for a repetition.
      storyDraft.set({ ...before, id: randomId(), form, outcome });
    },
  };
}

function isForm(form: unknown): form is StoryForm {
  const { children, characters, objectives, language } = (form ?? {}) as Partial<StoryForm>;
  const lists = [children, characters, objectives];
  return lists.every((list) => Array.isArray(list) && list.length > 0) && language !== undefined;
}
