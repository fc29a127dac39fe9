/** How many a character's name names. */
import { isSpeakable, sayableText } from "@codetale/domain/stories/sanitize-text";
import type { Character } from "@codetale/domain/stories/wishes";
import { spellingsOf } from "../understanding/spelling.ts";
import { isCreature } from "./figures.ts";
import { readNumber, readRole, type CharacterWords } from "./read-characters.ts";

/** Of each language, since a name may be of any; `y` and `e` may be initials as capitals. */
const JOINER = /\s+(?:&|\+|[Aa]nd|AND|[Ee]t|ET|y|e|[Aa]ur|और|एवं|तथा|व)\s+/u;

/** More are a title. */
const MOST_NAMES = 3;
const MOST_WORDS_OF_A_NAME = 3;

/** Words by which the whole is a title, of one: `Fred et Compagnie`, `Tom & Jerry Junior`. */
const OF_A_TITLE = new Set(
  (
    "a an the his her their of co company junior jr senior sr ii iii friends family sons daughters gang crew " +
    "el la los las un una su sus mi de del cia compañia compania hijos amigos familia " +
    "le les une son sa ses leur mon ma du des d l cie compagnie fils fille amis famille " +
    "का की के कंपनी दोस्त परिवार"
  ).split(" "),
);

/**
 * The people whom a name names, one for a character that is one. `Salt and Pepper` are two, unless the
 * role says of an animal, or whatever else is no person, that it is one: two cats, but `the cat`.
 */
export function namesOf(
  { name, role }: Pick<Character, "name" | "role">,
  casting: CharacterWords,
): readonly string[] {
  const whole = sayableText(name);
  const names = typedNames(name);
  const isTitle = names.length > MOST_NAMES || !names.every(isName);
  if (names.length === 1 || isTitle) return [whole];
  const { figure } = readRole(role, { casting });
  const isOne =
    figure !== null && isCreature(figure) && readNumber(role, figure, { casting }) === "one";
  return isOne ? [whole] : names.map(sayableText);
}

/** Marks that are no part of a sayable text separate names as well, so the typed ones are parted. */
function typedNames(name: string): string[] {
  const [first = "", ...others] = name.trim().split(JOINER);
  if (others.length === 0) return [name];
  return [...first.split(/\s*,\s*/u), ...others];
}

function isName(typed: string): boolean {
  const words = spellingsOf(typed);
  return (
    isSpeakable(typed) &&
    words.length <= MOST_WORDS_OF_A_NAME &&
    !words.some((word) => OF_A_TITLE.has(word))
  );
}
