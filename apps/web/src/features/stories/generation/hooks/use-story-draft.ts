import { useStoredValue } from "#lib/stored-value";
import { randomId } from "#lib/random-id";
import { newDraft, storyDraft, type StoryDraft } from "../story-draft.ts";
import type { StoryForm } from "../story-form.ts";

/** The wishes as they are typed, kept from the first letter on; nobody else's ever show up. */
export function useStoryDraft(uid: string): {
  draft: StoryDraft | null;
  edit: (form: StoryForm) => void;
} {
  const kept = useStoredValue(storyDraft);
  const draft = kept?.uid === uid ? kept : null;
  return {
    draft,
    edit: (form) => {
      const before = draft ?? newDraft(uid);
      // What failed is being mended; what is done stays to be played.
      const outcome = before.outcome?.kind === "done" ? before.outcome : null;
      // Other wishes are another story, so they go out with another id.
      storyDraft.set({ ...before, id: randomId(), form, outcome });
    },
  };
}
