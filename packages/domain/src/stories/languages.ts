/** The languages of the built-in storyteller, by their codes and by the names that parents type. */
import { foldText } from "./text-matching.ts";

export const storyLanguages = ["en", "es", "fr", "hi"] as const;

export type StoryLanguage = (typeof storyLanguages)[number];

const NAMES: Readonly<Record<StoryLanguage, readonly string[]>> = {
  en: ["english", "inglés", "ingles", "anglais", "अंग्रेज़ी", "अंग्रेजी", "angrezi"],
  es: ["spanish", "español", "espanol", "castellano", "espagnol", "स्पेनिश"],
  fr: ["french", "français", "francais", "francés", "frances", "फ़्रेंच", "फ्रेंच"],
  hi: ["hindi", "हिन्दी", "हिंदी", "indio"],
};

/**
 * @param typed a language's name in one of the languages, or a text that begins with a code
 * @returns null where none or several are named
 */
export function storyLanguageOf(typed: string): StoryLanguage | null {
  const words = foldText(typed).split(/[^\p{L}\p{M}]+/u);
  const named = storyLanguages.filter((language) =>
    words.some((word) => NAMES[language].some((name) => foldText(name) === word)),
  );
  const coded = storyLanguages.find((language) => words[0] === language);
  return named.length === 1 ? (named[0] ?? null) : named.length === 0 ? (coded ?? null) : null;
}
