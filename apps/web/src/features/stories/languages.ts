/** Names of story languages. */

/** The languages of our own storyteller, each named in itself. */
export const storytellerLanguages = ["English", "Español", "Français", "हिन्दी"] as const;

const names: Readonly<Record<string, string>> = {
  en: "English",
  es: "Español",
  fr: "Français",
  hi: "हिन्दी",
};

/** @param language of a story: a code, or the text that was typed, which is returned unchanged */
export function languageName(language: string): string {
  return names[language] ?? language;
}
