/** The type of stories that may be saved: only `validateStory` makes it, of two valid editions. */
import type { StoryLevel } from "@codetale/domain/stories/age";
import { findFaults, importedShape, type StoryFault } from "@codetale/domain/stories/find-faults";
import type { TitledStory } from "@codetale/domain/stories/graph";
import { storyInOtherWords } from "@codetale/domain/stories/in-other-words";
import { withoutNames, withStandIns } from "@codetale/domain/stories/stand-ins";
import type { StoryWishes } from "@codetale/domain/stories/wishes";
import type { Editions } from "./making/storyteller.ts";

export interface StoryDraft extends Editions {
  /** Empty lists where the story was written by hand. */
  wishes: StoryWishes;
  storyteller: "builtin" | "model" | "author";
  seed: string;
  /** Where it is known; else it follows from the children's ages or from the texts. */
  level?: StoryLevel | null;
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

export function validateAuthored({
  title,
  figures,
  scenes,
  ...story
}: AuthoredStory): ValidationResult {
  const edition = { title, figures, scenes };
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

export interface ImportedStory extends AuthoredStory {
  level: StoryLevel | null;
}

/**
 * What a file says that the story is about is its author's word, and decides about no fault. Where
 * children are known by name, the shared edition has stand-ins in their place.
 */
export function validateImported({
  title,
  figures,
  scenes,
  ...story
}: ImportedStory): ValidationResult {
  const privateEdition = { title, figures, scenes };
  const sharedEdition = sharedEditionOf(privateEdition, story.wishes, story.language);
  const problems = [...new Set([privateEdition, sharedEdition])].flatMap((edition) =>
    findFaults(edition, { ...story.wishes, ...NOT_ASKED_FOR }, [], importedShape),
  );
  if (problems.length > 0) return { isValid: false, problems };
  const draft: StoryDraft = {
    ...story,
    privateEdition,
    sharedEdition,
    storyteller: "author",
    seed: "",
    plot: null,
    facts: [],
  };
  return { isValid: true, story: draft as ValidatedStory };
}

/** Of a story with one text: with stand-ins where its children are known, else the same. */
export function sharedEditionOf(
  edition: TitledStory,
  wishes: Omit<StoryWishes, "language">,
  language: string,
): TitledStory {
  if (wishes.children.length === 0) return edition;
  return storyInOtherWords(edition, withoutNames({ ...wishes, language }, language));
}

const NOT_ASKED_FOR = { children: [], characters: [], objectives: [] };
