import { useStoredValue } from "#lib/stored-value";
import { randomId } from "#lib/random-id";
import { newDraft, storyDraft } from "../story-draft.ts";
import type { StoryForm } from "../story-form.ts";

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
