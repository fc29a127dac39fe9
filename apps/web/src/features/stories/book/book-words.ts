/** What a book says between the story's own words, in the language of the story. */
import type { StoryLanguage } from "@codetale/domain/stories/languages";

export interface BookWords {
  untitled: string;
  /** The dedication on the cover. @param names as one list */
  for: (names: string) => string;
  turnTo: (page: number) => string;
  theEnd: string;
}

const bookWords: Readonly<Record<StoryLanguage, BookWords>> = {
  en: {
    untitled: "A story",
    for: (names) => `for ${names}`,
    turnTo: (page) => `turn to page ${page}`,
    theEnd: "The End",
  },
  es: {
    untitled: "Un cuento",
    for: (names) => `para ${names}`,
    turnTo: (page) => `pasa a la página ${page}`,
    theEnd: "Fin",
  },
  fr: {
    untitled: "Une histoire",
    for: (names) => `pour ${names}`,
    turnTo: (page) => `va à la page ${page}`,
    theEnd: "Fin",
  },
  hi: {
    untitled: "एक कहानी",
    for: (names) => `${names} के लिए`,
    turnTo: (page) => `पन्ना ${page} खोलो`,
    theEnd: "समाप्त",
  },
};

/** English for a language that our own storyteller does not speak. */
export function bookWordsOf(language: string): BookWords {
  return Object.hasOwn(bookWords, language) ? bookWords[language as StoryLanguage] : bookWords.en;
}

/** `Mina, Otto and Ada`, in the language of the story where the browser knows it. */
export function listOf(names: readonly string[], language: string | undefined): string {
  return new Intl.ListFormat(language ?? "en", { type: "conjunction" }).format(names);
}
