/** The wishes: what a parent asks of a story. */

/** With more people a story has no room for each; more lessons do not fit into 15 scenes. */
export const MOST_CHILDREN = 4;
export const MOST_CHARACTERS = 4;
export const MOST_OBJECTIVES = 4;

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
  language: string;
}
