/** Builds the texts of a French figure. */
import { nounsFrom, type FigureTexts, type Noun, type Nouns } from "../../../characters/figures.ts";

/**
 * @param nouns with articles; of two, parted by a stroke, the first is the usual one
 * @param phrases separated by commas
 */
export function figure(nouns: string, phrases: string, deeds: FigureTexts["deeds"]): FigureTexts {
  return {
    name: nouns.replace("|", " ou "),
    phrases: phrases.split(", "),
    nouns: nounsOf(nouns),
    deeds,
  };
}

export function nounsOf(nouns: string): Nouns {
  return nounsFrom(nouns, nounOf);
}

/** The gender is that of the article. */
export function nounOf(words: string): Noun {
  return { words, gender: words.startsWith("une ") ? "f" : "m" };
}
