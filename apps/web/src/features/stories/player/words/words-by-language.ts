import { storyLanguages, type StoryLanguage } from "@codetale/domain/stories/languages";
import { english } from "./en.ts";
import { spanish } from "./es.ts";
import { french } from "./fr.ts";
import { hindi } from "./hi.ts";
import type { PlayerWords } from "./player-words.ts";

const tables: Readonly<Record<StoryLanguage, PlayerWords>> = {
  en: english,
  es: spanish,
  fr: french,
  hi: hindi,
};

/**
 * @param lang a tag; regions do not matter
 * @returns the texts of that language, or the English ones, and the tag of what they are in
 */
export function playerWordsIn(lang: string | undefined): {
  words: PlayerWords;
  language: StoryLanguage;
} {
  const primary = lang?.split("-")[0]?.toLowerCase();
  const language = storyLanguages.find((one) => one === primary) ?? "en";
  return { words: tables[language], language };
}
