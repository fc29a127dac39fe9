/** Which picture the card of each choice shows, so that a child who cannot read knows what it says. */
import type { CardPicture } from "../pictures/cards.ts";
import { conceptsIn, plainWordsOf, type FoundConcept } from "./concepts-in.ts";
import { isAction, tellingOf } from "./telling.ts";

/** A picture that a choice may have. */
interface Candidate {
  picture: CardPicture;
  /** How well it tells the choice. */
  score: number;
}

interface Assignment {
  pictures: readonly (CardPicture | null)[];
  score: number;
}

/** How much less a picture tells for each concept that stands before it in the choice. */
const LATER = 0.01;

/** How much less a noun tells before another noun. */
const MODIFIER = 0.5;

const HINDI_GENITIVES: ReadonlySet<string> = new Set("का की के वाला वाली वाले".split(" "));

/**
 * One function for all choices of a question, because no two of their cards may look alike. The same
 * texts always have the same pictures.
 *
 * @param texts the choices of one question, in order
 * @param language a code of `storyLanguages`; in any other language there are no pictures
 * @returns one for each choice, null where none fits
 */
export function picturesOf(
  texts: readonly string[],
  language: string,
): readonly (CardPicture | null)[] {
  return bestAssignment(
    texts.map((text) => candidatesFor(text, language)),
    new Set(),
  ).pictures;
}

/** The most telling first. */
function candidatesFor(text: string, language: string): Candidate[] {
  const found = conceptsIn(text, language);
  const modifiers = modifiersIn(text, found, language);
  return found
    .map(({ concept, at }, index) => ({
      picture: concept,
      score: tellingOf(concept) - LATER * index - (modifiers.has(at) ? MODIFIER : 0),
    }))
    .sort((a, b) => b.score - a.score);
}

/** The places of nouns that only say of which kind the next one is: `soup spoons`, `नाव का पाल`. */
function modifiersIn(
  text: string,
  found: readonly FoundConcept[],
  language: string,
): ReadonlySet<number> {
  const words = plainWordsOf(text);
  const nouns = new Set(found.filter(({ concept }) => !isAction(concept)).map(({ at }) => at));
  const isModifier = (at: number) =>
    language === "en"
      ? nouns.has(at + 1)
      : language === "hi" && HINDI_GENITIVES.has(words[at + 1] ?? "") && nouns.has(at + 2);
  return new Set([...nouns].filter(isModifier));
}

/** The pictures, all different, that together tell most. */
function bestAssignment(
  choices: readonly (readonly Candidate[])[],
  taken: ReadonlySet<CardPicture>,
): Assignment {
  const [first, ...others] = choices;
  if (!first) return { pictures: [], score: 0 };
  const options = [...first.filter(({ picture }) => !taken.has(picture)), null];
  return options
    .map((option): Assignment => {
      const rest = bestAssignment(others, option ? new Set([...taken, option.picture]) : taken);
      return {
        pictures: [option?.picture ?? null, ...rest.pictures],
        score: (option?.score ?? 0) + rest.score,
      };
    })
    .reduce((best, other) => (other.score > best.score ? other : best));
}
