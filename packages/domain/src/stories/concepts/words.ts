/** The words of every concept, in the languages of the built-in storyteller. */
import type { StoryLanguage } from "../languages.ts";
import type { CardPicture } from "../pictures/cards.ts";
import { actions as englishActions } from "./en/actions.ts";
import { figures as englishFigures } from "./en/figures.ts";
import { things as englishThings } from "./en/things.ts";
import { actions as spanishActions } from "./es/actions.ts";
import { figures as spanishFigures } from "./es/figures.ts";
import { things as spanishThings } from "./es/things.ts";
import { actions as frenchActions } from "./fr/actions.ts";
import { figures as frenchFigures } from "./fr/figures.ts";
import { things as frenchThings } from "./fr/things.ts";
import { actions as hindiActions } from "./hi/actions.ts";
import { figures as hindiFigures } from "./hi/figures.ts";
import { things as hindiThings } from "./hi/things.ts";

/** What a word may mean; each can be drawn. */
export type ConceptId = CardPicture;

/**
 * Entries separated by spaces. An entry is the beginning of a word, or `=word` for the whole word.
 * `_` joins words that follow each other; only the last of them may be a beginning.
 */
export type ConceptWords = string;

export const conceptWords: Readonly<
  Record<StoryLanguage, Readonly<Record<ConceptId, ConceptWords>>>
> = {
  en: { ...englishFigures, ...englishThings, ...englishActions },
  es: { ...spanishFigures, ...spanishThings, ...spanishActions },
  fr: { ...frenchFigures, ...frenchThings, ...frenchActions },
  hi: { ...hindiFigures, ...hindiThings, ...hindiActions },
};
