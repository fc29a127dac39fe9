/** The type of stories that may be saved: only `validateStory` makes it, of two valid editions. */
import { findFaults, type StoryFault } from "@codetale/domain/stories/find-faults";
import type { TitledStory } from "@codetale/domain/stories/graph";
import { withStandIns } from "@codetale/domain/stories/stand-ins";
import type { StoryWishes } from "@codetale/domain/stories/wishes";
import type { Editions } from "./making/storyteller.ts";

export interface StoryDraft extends Editions {
  /** Empty lists where the story was written by hand. */
  wishes: StoryWishes;
  storyteller: "builtin" | "model" | "author";
  seed: string;
}

declare const validated: unique symbol;
export type ValidatedStory = StoryDraft & { readonly [validated]: true };

export type ValidationResult =
  { isValid: true; story: ValidatedStory } | { isValid: false; problems: readonly StoryFault[] };

export function validateStory(draft: StoryDraft): ValidationResult {
  const { privateEdition, sharedEdition, wishes, language, facts } = draft;
  const problems = [
    ...findFaults(privateEdition, wishes, facts),
    ...(privateEdition === sharedEdition
      ? []
      : findFaults(sharedEdition, withStandIns(wishes, language), facts)),
  ];
  // Our own storyteller pastes nothing; a parent may have typed what one of its characters says.
  const isPossible = ({ code }: StoryFault) =>
    code === "quoted-wish" && draft.storyteller === "builtin";
  return problems.every(isPossible)
    ? { isValid: true, story: draft as ValidatedStory }
    : { isValid: false, problems };
}

/** A story that was written by hand: both editions are the same. */
export interface AuthoredStory extends TitledStory {
  language: string;
  /** Its children, characters and objectives. */
  wishes: StoryWishes;
}

export function validateAuthored({ title, scenes, ...story }: AuthoredStory): ValidationResult {
  const edition = { title, scenes };
  return validateStory({
    ...story,
    privateEdition: edition,
    sharedEdition: edition,
    storyteller: "author",
    seed: "",
    plot: null,
    facts: [],
  });
}
