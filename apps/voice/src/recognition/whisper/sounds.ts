/** Hindi words as sounds, from spellings in Latin letters, which vary with the writer. */
import type { EditPrices } from "../../edit-distance.ts";

/** Letters that are one sound together, the longest first; then any letter. */
const SOUND = /chh|[kgcjtdpbsr]h|aa|ee|oo|ai|au|[a-z]/gu;

/** Spellings of one sound. */
const SAME: Readonly<Record<string, string>> = {
  aa: "a",
  ee: "i",
  oo: "u",
  chh: "ch",
  c: "k",
  q: "k",
  w: "v",
  x: "k",
};

/** Sounds that are taken for one another, in speech as in spelling. */
const ALIKE = new Set(
  (
    "k-kh k-g kh-g g-gh ch-j ch-sh j-jh j-z j-s z-s s-sh t-th t-d th-d th-dh d-dh d-r d-rh r-rh dh-rh " +
    "p-ph p-b b-bh ph-f b-v bh-v f-v n-m l-r l-n y-i v-u v-o i-e ai-e ai-a u-o au-o a-e a-o"
  )
    .split(" ")
    .flatMap((pair) => [pair, pair.split("-").toReversed().join("-")]),
);

const VOWELS = new Set(["a", "e", "i", "o", "u", "ai", "au"]);

/** @param latin a word or several, also without spaces between them */
export function soundsOf(latin: string): string[] {
  const letters = latin.toLowerCase().match(SOUND) ?? [];
  return letters.map((sound) => SAME[sound] ?? sound);
}

/** What differs costs so much; a consonant for another one, unlike it, costs 1. */
export const soundPrices: EditPrices<string> = {
  replaced(one, other) {
    if (one === other) return 0;
    if (ALIKE.has(`${one}-${other}`)) return 0.3;
    return VOWELS.has(one) && VOWELS.has(other) ? 0.6 : 1;
  },
  alone(sound) {
    // Many words are spoken without it where they are written with it.
    if (sound === "a") return 0.2;
    return VOWELS.has(sound) || sound === "n" || sound === "h" ? 0.4 : 1;
  },
};

export function weightOf(sounds: readonly string[]): number {
  return sounds.reduce((sum, sound) => sum + soundPrices.alone(sound), 0);
}
