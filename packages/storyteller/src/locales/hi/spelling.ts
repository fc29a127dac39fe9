/** The spellings of Hindi: slips in Devanagari, and words typed in Latin letters as they sound. */
import type { Spelling } from "../../understanding/spelling.ts";
import { helpers, verbForms } from "./verb-forms.ts";

export const hindiSpelling: Spelling = {
  fold: (text) => foldLatin(foldDevanagari(text)),
  helpers,
  otherSpellings(stem) {
    if (!/\p{Script=Devanagari}/u.test(stem)) return [];
    const forms = verbForms(stem);
    return [...forms, ...[stem, ...forms].flatMap(romanized)];
  },
  soundOf: (letters) => replaceAll(letters, SOUNDS),
};

/** Letters that are pronounced alike, and doubled ones: विस्वास, विश्वास; म्रत्यु, मृत्यु. */
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/श/g, "स"],
  [/ज्ञ/g, "ग्य"],
  [/ृ|्रि/g, "्र"],
  [/([क-ह])्\1/g, "$1"],
];

/** Letters that sound alike, and short and long i and u, are typed for each other. */
const DEVANAGARI_SLIPS: readonly (readonly [RegExp, string])[] = [
  [/[\u200C\u200D\u0903]/g, ""],
  [/\u0901/g, "\u0902"],
  // A nasal before a consonant of its own row: अन्धेरा, अंधेरा.
  [/[ङञणनम]्(?=[क-घच-झट-ढत-धप-भ])/g, "\u0902"],
  [/ी/g, "ि"],
  [/ू/g, "ु"],
  [/ई/g, "इ"],
  [/ऊ/g, "उ"],
  [/ष/g, "श"],
  [/ण/g, "न"],
  [/ॉ/g, "ा"],
  [/[ऑऒ]/g, "आ"],
  // गये, गए; आयी, आई.
  [/(?<=[\u0904-\u0939\u093E-\u094C])ये/g, "ए"],
  [/(?<=[\u0904-\u0939\u093E-\u094C])यि/g, "इ"],
];

/** Of what is typed in different ways, one: `aa`, `a`; `ee`, `i`; `chh`, `ch`; `nhi`, `nahi`. */
const LATIN_SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:nhi|nhin|nahin|nahee)\b/g, "nahi"],
  [/\b(?:bhot|bht|boht|bohot|bahot)\b/g, "bahut"],
  [/\bkr(?=(?:n|t)|(?:e|o|ke)?\b)/g, "kar"],
  [/\brh(?=[aei]\b)/g, "rah"],
  [/\bsmj/g, "samaj"],
  [/ck|q/g, "k"],
  [/w/g, "v"],
  [/z/g, "j"],
  [/ph/g, "f"],
  [/c?ch+/g, "ch"],
  [/(?:ch){2}/g, "ch"],
  [/ee/g, "i"],
  [/oo/g, "u"],
  [/([a-z])\1+/g, "$1"],
  [/ai(?=[b-df-hj-np-tv-z])/g, "e"],
  [/au(?=[b-df-hj-np-tv-z])/g, "o"],
  [/iy(?=[aeo])/g, "i"],
  // gaye, gae; behen, bahan.
  [/(?<=[aeiou])y(?=[ei])/g, ""],
  [/e(?=h)/g, "a"],
  [/(?<=ah)e(?=n)/g, "a"],
];

function foldDevanagari(text: string): string {
  return replaceAll(text, DEVANAGARI_SLIPS);
}

function foldLatin(text: string): string {
  return replaceAll(text, LATIN_SPELLINGS);
}

function replaceAll(text: string, replacements: readonly (readonly [RegExp, string])[]): string {
  return replacements.reduce((result, [from, to]) => result.replace(from, to), text);
}

/** Shorter beginnings are those of too many words. */
const LETTERS_OF_A_BEGINNING = 4;

/** A consonant and the vowel that follows it: `a` where none is written, or none after a virama. */
interface Syllable {
  consonant: string;
  vowel: string;
  isSchwa: boolean;
}

/** How a beginning of a word, or after `=` a word, may be typed in Latin letters. */
function romanized(stem: string): string[] {
  const isWhole = stem.startsWith("=");
  const syllables = syllablesOf(isWhole ? stem.slice(1) : stem);
  const readings = [spoken(syllables, true), ...(isWhole ? [] : [spoken(syllables, false)])];
  return [...new Set(readings.flatMap(withFlaps).map(foldLatin))].map((reading) =>
    isWhole || reading.length < LETTERS_OF_A_BEGINNING ? `=${reading}` : reading,
  );
}

function syllablesOf(word: string): Syllable[] {
  const syllables: Syllable[] = [];
  for (const sign of word.normalize("NFD")) {
    const last = syllables.at(-1);
    const isMark = /\p{M}/u.test(sign);
    if (isMark && last && !NASALS.includes(sign)) change(last, sign);
    else syllables.push(begun(sign));
  }
  return syllables;
}

/** A letter begins a syllable, as do the signs for nasal vowels with an n. */
function begun(sign: string): Syllable {
  const consonant = CONSONANTS[sign];
  if (consonant !== undefined) return { consonant, vowel: "a", isSchwa: true };
  if (NASALS.includes(sign)) return { consonant: "n", vowel: "", isSchwa: false };
  return { consonant: "", vowel: VOWELS[sign] ?? "", isSchwa: false };
}

/** Changes a syllable by a sign that is written with its letter: a vowel, a virama or a nukta. */
function change(syllable: Syllable, sign: string): void {
  if (sign === NUKTA) syllable.consonant = NUKTAS[syllable.consonant] ?? syllable.consonant;
  else Object.assign(syllable, { vowel: VOWELS[sign] ?? "", isSchwa: false });
}

/**
 * A vowel that is not written is silent at the end of a word, and between a vowel and a consonant
 * with a vowel: समझना is samajhna.
 * @param ends whether the word ends here; else a vowel may follow the last consonant
 */
function spoken(syllables: readonly Syllable[], ends: boolean): string {
  const vowels = syllables.map(({ vowel }) => vowel);
  const isSchwa = (at: number) => syllables[at]?.isSchwa === true;
  const last = syllables.length - 1;
  const hasVowel = (at: number) => (vowels[at] ?? "") !== "" || (at === last && !ends);
  if (last > 0 && isSchwa(last)) vowels[last] = "";
  for (let at = last - 1; at > 0; at -= 1) {
    const isBetween = hasVowel(at - 1) && hasVowel(at + 1) && syllables[at + 1]?.consonant !== "";
    if (isSchwa(at) && isBetween) vowels[at] = "";
  }
  return syllables.map(({ consonant }, at) => consonant + (vowels[at] ?? "")).join("");
}

/** The flap of लड़का is typed as d or r. */
function withFlaps(reading: string): string[] {
  return reading.includes(FLAP)
    ? ["d", "r"].map((letter) => reading.replaceAll(FLAP, letter))
    : [reading];
}

const NASALS: readonly string[] = ["\u0901", "\u0902"];
const NUKTA = "\u093C";
const FLAP = "D";
const NUKTAS: Readonly<Record<string, string>> = { d: FLAP, dh: `${FLAP}h`, j: "z" };

const CONSONANTS: Readonly<Record<string, string>> = {
  क: "k",
  ख: "kh",
  ग: "g",
  घ: "gh",
  ङ: "n",
  च: "ch",
  छ: "ch",
  ज: "j",
  झ: "jh",
  ञ: "n",
  ट: "t",
  ठ: "th",
  ड: "d",
  ढ: "dh",
  ण: "n",
  त: "t",
  थ: "th",
  द: "d",
  ध: "dh",
  न: "n",
  प: "p",
  फ: "f",
  ब: "b",
  भ: "bh",
  म: "m",
  य: "y",
  र: "r",
  ल: "l",
  व: "v",
  श: "sh",
  ष: "sh",
  स: "s",
  ह: "h",
};

const VOWELS: Readonly<Record<string, string>> = {
  अ: "a",
  आ: "a",
  इ: "i",
  ई: "i",
  उ: "u",
  ऊ: "u",
  ऋ: "ri",
  ए: "e",
  ऐ: "ai",
  ओ: "o",
  औ: "au",
  ऑ: "o",
  "ा": "a",
  "ि": "i",
  "ी": "i",
  "ु": "u",
  "ू": "u",
  "ृ": "ri",
  "े": "e",
  "ै": "ai",
  "ो": "o",
  "ौ": "au",
  "ॉ": "o",
};
