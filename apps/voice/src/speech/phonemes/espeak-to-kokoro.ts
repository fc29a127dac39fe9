/**
 * Converts espeak-ng's phonemes to Kokoro's: Kokoro was trained on single symbols for diphthongs and
 * affricates, and on American English without length marks.
 */
import type { Accent } from "../voices.ts";

/** @param group one sound with its stress mark, as espeak-ng separates them */
export function toKokoroSymbols(group: string, accent: Accent): string {
  let symbols = replaceAll(composed(group), everywhere);
  if (accent === "a" || accent === "b") {
    symbols = replaceAll(replaceAll(symbols, accent === "a" ? american : british), english);
  }
  if (accent === "h") symbols = symbols.replace("r.", "ɽ");
  return symbols.replaceAll("-", "");
}

type Rules = readonly (readonly [from: string, to: string])[];

const everywhere: Rules = [
  ["aɪ", "I"],
  ["aʊ", "W"],
  ["eɪ", "A"],
  ["oʊ", "O"],
  ["əʊ", "Q"],
  ["ɔɪ", "Y"],
  ["dʒ", "ʤ"],
  ["tʃ", "ʧ"],
  ["dz", "ʣ"],
  ["ts", "ʦ"],
  ["g", "ɡ"],
];

const american: Rules = [
  ["ɜːɹ", "ɜɹ"],
  ["ɜː", "ɜɹ"],
  ["ɪə", "iə"],
  ["ː", ""],
  ["ɾ", "T"],
];

const british: Rules = [
  ["eə", "ɛː"],
  ["iə", "ɪə"],
];

const english: Rules = [
  ["əl", "ᵊl"],
  ["ɚ", "əɹ"],
  ["ɐ", "ə"],
  ["r", "ɹ"],
  ["x", "k"],
  ["ç", "k"],
  ["ɬ", "l"],
  ["ʔ", "t"],
  ["ʲ", ""],
  ["\u0303", ""],
  ["e", "A"],
  ["o", "ɔ"],
];

function replaceAll(text: string, rules: Rules): string {
  return rules.reduce((result, [from, to]) => result.replaceAll(from, to), text);
}

/** Splits nasal vowels into vowel and tilde; the cedilla stays composed. */
function composed(text: string): string {
  return text.normalize("NFD").replaceAll("c\u0327", "ç");
}
