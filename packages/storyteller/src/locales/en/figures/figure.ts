/** Builds the texts of an English figure. */
import type { FigureTexts } from "../../../characters/figures.ts";
import { an } from "../grammar.ts";

/** @param phrases separated by commas */
export function figure(noun: string, phrases: string, deeds: FigureTexts["deeds"]): FigureTexts {
  return {
    name: an(noun),
    phrases: phrases.split(", "),
    nouns: { any: { words: noun, gender: "m" } },
    deeds,
  };
}
