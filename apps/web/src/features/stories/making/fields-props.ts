import type { FieldErrors, StoryForm } from "./story-form.ts";
import type { FormUnderstanding } from "./understanding/use-understanding.ts";

/** What the parts of the form are given. */
export interface FieldsProps {
  /** Null until the language is one that our own storyteller speaks. */
  understanding: FormUnderstanding | null;
  /** Whether a language model is connected, and may be used. */
  hasModel: boolean;
  /** Whether a voice outside this server speaks the stories of parents who agree to it. */
  hasOutsideVoice: boolean;
  /** Whether the language model tells the story. */
  isToldByModel: boolean;
  form: StoryForm;
  problems: FieldErrors;
  /** While a story is generated, nothing can be changed. */
  isBusy: boolean;
  /** `path`: the changed field, the list that lost an entry, or empty where one was added. */
  onEdit: (form: StoryForm, path: string) => void;
}
