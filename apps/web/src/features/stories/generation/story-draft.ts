/** The wishes being typed, kept through a reload and through signing in; gone with the tab. */
import { StoredValue } from "#lib/stored-value";
import { randomId } from "#lib/random-id";
import { blankStory, type FieldErrors, type StoryForm } from "./story-form.ts";

/** What came of the last press. */
export type GenerationResult =
  | { kind: "done"; storyId: string }
  | { kind: "cancelled" }
  | {
      kind: "failed";
      message: string;
      problems: FieldErrors;
      /** Whether no answer came at all: the wishes may have arrived all the same. */
      isUnheard: boolean;
    };

export interface StoryDraft {
  /** Goes out with the wishes: however often these very wishes are sent, one story is told. */
  id: string;
  /** Whether it was sent and no answer has come yet. */
  isSent: boolean;
  /** Who typed it. */
  uid: string;
  form: StoryForm;
  outcome: GenerationResult | null;
}

export function newDraft(uid: string, outcome: GenerationResult | null = null): StoryDraft {
  return { id: randomId(), isSent: false, uid, form: blankStory, outcome };
}

export const storyDraft = new StoredValue<StoryDraft>("codetale-story-draft", (stored) => {
  const { id, isSent, uid, form, outcome = null } = (stored ?? {}) as Partial<StoryDraft>;
  if (typeof id !== "string" || typeof uid !== "string" || !isForm(form)) return null;
  return { id, isSent: isSent === true, uid, form, outcome };
});

function isForm(form: unknown): form is StoryForm {
  const { children, characters, objectives, language } = (form ?? {}) as Partial<StoryForm>;
  const lists = [children, characters, objectives];
  return lists.every((list) => Array.isArray(list) && list.length > 0) && language !== undefined;
}
