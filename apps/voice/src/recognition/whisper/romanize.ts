/**
 * Romanizes Hindi, about as it is commonly typed. Whisper writes Hindi in Devanagari or in Latin
 * letters, so choices are compared in both scripts.
 */
const CONSONANTS = table(`
  क k   ख kh   ग g   घ gh   ङ n
  च ch  छ chh  ज j   झ jh   ञ n
  ट t   ठ th   ड d   ढ dh   ण n
  त t   थ th   द d   ध dh   न n
  प p   फ ph   ब b   भ bh   म m
  य y   र r    ल l   व v
  श sh  ष sh   स s   ह h
`);

/** With the dot below (`nukta`). */
const DOTTED = table("क k  ख kh  ग g  ज z  ड r  ढ rh  फ f  य y");

const VOWELS = table(`
  अ a  आ aa  इ i  ई ee  उ u  ऊ oo  ऋ ri  ए e  ऐ ai  ओ o  औ au  ऑ o
  ा a  ि i  ी i  ु u  ू u  ृ ri  े e  ै ai  ो o  ौ au  ॉ o
`);

/** A consonant, the dot below it, and its vowel's sign or the sign for none; or anything else. */
const SYLLABLE = /([\u0915-\u0939])(\u093C)?([\u093E-\u094D])?|(.)/gu;

const NASAL = /[\u0901\u0902]/u;

export function romanize(text: string): string {
  return text.replaceAll(/[\p{Script=Devanagari}]+/gu, (word) =>
    romanizeWord(word.normalize("NFD")),
  );
}

function romanizeWord(word: string): string {
  return [...word.matchAll(SYLLABLE)]
    .map(([, consonant, dot, sign, other = ""], at, all) => {
      if (consonant === undefined) return NASAL.test(other) ? "n" : (VOWELS[other] ?? "");
      const sound = soundOf(consonant, dot !== undefined);
      if (sign !== undefined) return sound + (VOWELS[sign] ?? "");
      // The vowel that every consonant carries falls silent at the end of a word.
      return at === all.length - 1 ? sound : `${sound}a`;
    })
    .join("");
}

function soundOf(consonant: string, isDotted: boolean): string {
  return (isDotted ? DOTTED[consonant] : undefined) ?? CONSONANTS[consonant] ?? "";
}

/** Letters, each followed by its romanization. */
function table(rows: string): Readonly<Record<string, string>> {
  const pairs = rows.matchAll(/(\S+) +(\S+)/gu);
  return Object.fromEntries([...pairs].map(([, letter = "", latin = ""]) => [letter, latin]));
}
