/** The words that a coder puts on their own profile, before learners see them. */
import { unsuitableWord } from "../stories/unsuitable.ts";

export interface CoderTexts {
  languages: readonly string[];
  companies: readonly string[];
  about: string;
}

export interface UnsuitableText {
  field: keyof CoderTexts;
  /** For who typed it. */
  sentence: string;
}

/** The first field with a word that no profile shows, or null. */
export function findUnsuitableText(texts: CoderTexts): UnsuitableText | null {
  const fields = [
    ["languages", texts.languages.join("\n")],
    ["companies", texts.companies.join("\n")],
    ["about", texts.about],
  ] as const;
  for (const [field, text] of fields) {
    const sentence = unsuitableSentence(text);
    if (sentence !== null) return { field, sentence };
  }
  return null;
}

/** What to say of the first word of `text` that no profile shows, or null. */
export function unsuitableSentence(text: string): string | null {
  const word = unsuitableWord(text);
  return word === null ? null : `“${word}” is not shown on a profile. Please choose other words.`;
}
