/** Builds the texts of a Hindi figure. */
import type { FigureTexts, Noun, Nouns } from "../../../characters/figures.ts";

/**
 * @param nouns masculine and feminine, parted by a stroke; either may be left out, and a masculine
 *   one is the usual one
 * @param phrases separated by commas
 */
export function figure(nouns: string, phrases: string, deeds: FigureTexts["deeds"]): FigureTexts {
  return {
    name: [...new Set(nouns.split("|"))].filter((noun) => noun !== "").join(" या "),
    phrases: phrases.split(", "),
    nouns: nounsOf(nouns),
    deeds,
  };
}

/** Of somebody who is spoken of in the plural: `हाज़िर हैं दादी`. */
export function respected(texts: FigureTexts): FigureTexts {
  return { ...texts, isRespected: true };
}

export function nounsOf(nouns: string): Nouns {
  const [masculine = "", feminine = ""] = nouns.split("|");
  const m: Noun = { words: masculine, gender: "m" };
  const f: Noun = { words: feminine, gender: "f" };
  return {
    any: masculine === "" ? f : m,
    ...(masculine !== "" && { m }),
    ...(feminine !== "" && { f }),
  };
}
