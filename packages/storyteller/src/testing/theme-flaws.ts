/** Flaws of one theme's texts in one language. */
import { foldText, wordsOf } from "@codetale/domain/stories/text-matching";
import type { ThemeTexts } from "../theme-texts.ts";

const FEWEST_PHRASES = 8;
const FEWEST_FACTS = 2;

/** @param isHard hard themes have a word to the parent, and two moments */
export function themeFlaws(theme: ThemeTexts, isHard: boolean): string[] {
  const { phrases, facts, note, moments } = theme;
  const flaws = [
    phrases.length < FEWEST_PHRASES && `${phrases.length} phrases`,
    typeof facts !== "function" && facts.length < FEWEST_FACTS && `${facts.length} facts`,
    isHard !== (note !== undefined) && "a word to the parent is there exactly for hard themes",
    moments.length !== (isHard ? 2 : 1) && `${moments.length} moments`,
    ...phrases.filter((phrase) => phrase !== foldText(phrase)).map((phrase) => `case: ${phrase}`),
    ...phrases
      .flatMap((phrase) => phrase.split(/[ |]/))
      .filter(isBroken)
      .map((term) => `term: ${term}`),
    ...moments.flatMap(({ choices }) =>
      choices.length < 2 || choices.length > 3 ? [`${choices.length} choices`] : [],
    ),
  ];
  return flaws.filter((flaw) => flaw !== false);
}

/** A term is a word, or the beginning of one: what is typed is cut at marks. */
function isBroken(term: string): boolean {
  return wordsOf(term.replace(/^=/, "")).length !== 1 || /['’-]/.test(term);
}
