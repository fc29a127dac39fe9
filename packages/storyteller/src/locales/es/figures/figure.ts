/** Builds the texts of a Spanish figure. */
import { nounsFrom, type FigureTexts, type Noun, type Nouns } from "../../../characters/figures.ts";

/**
 * @param nouns with articles; of two, parted by a stroke, the first is the usual one
 * @param phrases separated by commas
 */
export function figure(nouns: string, phrases: string, deeds: FigureTexts["deeds"]): FigureTexts {
  return {
    name: nouns.replace("|", " o "),
    phrases: phrases.split(", "),
    nouns: nounsOf(nouns),
    deeds,
  };
}

export function nounsOf(nouns: string): Nouns {
  return nounsFrom(nouns, nounOf);
}

/** The gender is that of the article; `un hada`, `un águila` only sound better so. */
export function nounOf(words: string): Noun {
  return { words, gender: /^una |^un (?:hada|águila)/.test(words) ? "f" : "m" };
}
