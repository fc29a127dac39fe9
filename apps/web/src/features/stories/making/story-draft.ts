/** The wishes being typed: kept through a reload and a sign-in, until the tab is closed. */
import { StoredValue, useStoredValue } from "#lib/stored-value";
import { randomId } from "#lib/random-id";
import type { FieldErrors, StoryForm } from "./story-form.ts";

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

/** A form under a new id; `outcome` is what the previous draft led to. */
export function newDraft(
  uid: string,
  form: StoryForm,
  outcome: GenerationResult | null = null,
): StoryDraft {
  return { id: randomId(), isSent: false, uid, form, outcome };
}

export type DraftSlot = StoredValue<StoryDraft>;

const slots = new Map<string | null, DraftSlot>();

/**
 * Where a draft is kept: a story that is told again has a slot of its own, so that opening it takes
 * nothing from what was typed for another one.
 *
 * @param again the id of the story that is told again; null for a new one
 */
export function draftSlot(again: string | null): DraftSlot {
  const known = slots.get(again);
  if (known) return known;
  const name = `codetale-story-draft${again === null ? "" : `-${again}`}` as const;
  const slot = new StoredValue<StoryDraft>(name, (stored) => {
    const { id, isSent, uid, form, outcome = null } = (stored ?? {}) as Partial<StoryDraft>;
    if (typeof id !== "string" || typeof uid !== "string" || !isForm(form)) return null;
    return { id, isSent: isSent === true, uid, form, outcome };
  });
  slots.set(again, slot);
  return slot;
}

/**
 * The account's draft, stored on every change; a draft of another account reads as null. While it
 * is sent, edits are ignored.
 */
export function useStoryDraft(slot: DraftSlot, uid: string) {
  const kept = useStoredValue(slot);
  const draft = kept?.uid === uid ? kept : null;
  return {
    draft,
    edit: (form: StoryForm) => {
      const before = draft ?? newDraft(uid, form);
      // Under another id, the generation under way would not be found again.
      if (before.isSent) return;
      // A failure is outdated by the edit; the link to a finished story stays.
      const outcome = before.outcome?.kind === "done" ? before.outcome : null;
      // Changed wishes are another story, so the server must not take them for a repetition.
      slot.set({ ...before, id: randomId(), form, outcome });
    },
  };
}

function isForm(form: unknown): form is StoryForm {
  const { children, characters, objectives, language } = (form ?? {}) as Partial<StoryForm>;
  const lists = [children, characters, objectives];
  return lists.every((list) => Array.isArray(list) && list.length > 0) && language !== undefined;
}
