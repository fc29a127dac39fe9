/**
 * Parts two people who were typed as one character, as `Max and Mia`: the texts speak of a character
 * in the singular.
 */
import { storyLanguageOf } from "@codetale/domain/stories/languages";
import { findNamesTwice } from "@codetale/domain/stories/names-twice";
import { MOST_CHARACTERS, type Character, type StoryWishes } from "@codetale/domain/stories/wishes";
import { storyLocales } from "../story-locales.ts";
import { namesOf } from "./names-of.ts";

/**
 * Each person gets the role and the traits of all. A character stays as it was typed where the cast has
 * no room for its people, where one of them has a name of the story already, and in a language whose
 * roles are not understood.
 */
export function withSeparateCharacters(wishes: StoryWishes): StoryWishes {
  const language = storyLanguageOf(wishes.language);
  if (language === null) return wishes;
  const { casting } = storyLocales[language];
  let { characters } = wishes;
  for (const character of wishes.characters) {
    const names = namesOf(character, casting);
    if (names.length === 1) continue;
    const people = names.map((name) => ({ ...character, name }));
    const separate = characters.flatMap((one) => (one === character ? people : [one]));
    if (isCastable(wishes, separate)) characters = separate;
  }
  return { ...wishes, characters };
}

function isCastable({ children }: StoryWishes, characters: readonly Character[]): boolean {
  return (
    characters.length <= MOST_CHARACTERS && findNamesTwice({ children, characters }).length === 0
  );
}
