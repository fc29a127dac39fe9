/** Lines that are being edited: kept through a reload and a sign-in, until the tab is closed. */
import type { LinePlace } from "@codetale/domain/stories/story-line";
import { StoredValue, useStoredValue } from "#lib/stored-value";

export interface LineDraft {
  /** The line when its editing began. */
  before: string;
  text: string;
}

type Drafts = Readonly<Record<string, LineDraft>>;

const lineDrafts = new StoredValue<Drafts>("codetale-line-drafts", (stored) => {
  const entries = Object.entries((stored ?? {}) as Record<string, Partial<LineDraft> | null>);
  return Object.fromEntries(
    entries.filter((entry): entry is [string, LineDraft] => isDraft(entry[1])),
  );
});

function placeKey(place: LinePlace): string {
  if (place.part === "title") return "title";
  return place.part === "dialogue"
    ? `dialogue ${place.sceneId}`
    : `choice ${place.choice} ${place.sceneId}`;
}

/** The draft of one line of a story that an account edits; null while it is not being edited. */
export function useLineDraft(uid: string, storyId: string, place: LinePlace) {
  const key = [uid, storyId, placeKey(place)].join(" ");
  return {
    draft: useStoredValue(lineDrafts)?.[key] ?? null,
    setDraft: (draft: LineDraft | null) => {
      const { [key]: _, ...others } = lineDrafts.get() ?? {};
      lineDrafts.set(draft ? { ...others, [key]: draft } : others);
    },
  };
}

function isDraft(draft: Partial<LineDraft> | null): draft is LineDraft {
  return typeof draft?.before === "string" && typeof draft.text === "string";
}
