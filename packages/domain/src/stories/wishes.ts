/** The wishes: what a parent asks of a story. */

/** With more people a story has no room for each; more lessons make it too long. */
export const MOST_CHILDREN = 4;
export const MOST_CHARACTERS = 4;
export const MOST_OBJECTIVES = 4;

/** Chosen in place of a theme: the objective is only mentioned. */
export const MENTION = "mention";

export interface Child {
  name: string;
  /** As typed: `5`, `five and a half`. */
  age: string;
  interests: string;
}

export interface Character {
  name: string;
  /** As typed: `hero`, `villain`, `clockmaker`. */
  role: string;
  /** As typed, comma separated: `grumpy, kind`. */
  traits: string;
}

export interface StoryWishes {
  children: readonly Child[];
  characters: readonly Character[];
  objectives: readonly string[];
  /** What the parent chose for each objective; null or absent: as the storyteller understands it. */
  themes?: readonly (string | null)[];
  language: string;
}
