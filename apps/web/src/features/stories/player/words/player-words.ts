/** The player's texts in the language of the story that is on the stage. */
import { storyLanguages, type StoryLanguage } from "@codetale/domain/stories/languages";
import { english } from "./en.ts";
import { french } from "./fr.ts";
import { hindi } from "./hi.ts";
import { spanish } from "./es.ts";

export type PlayerWords = Widened<typeof english>;

/** The same keys, with any texts. */
type Widened<Table> = {
  readonly [Key in keyof Table]: Table[Key] extends string
    ? string
    : Table[Key] extends object
      ? Table[Key] extends (...args: never) => unknown
        ? Table[Key]
        : Widened<Table[Key]>
      : never;
};

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
