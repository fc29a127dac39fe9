/** Names of story languages. */

const names: Readonly<Record<string, string>> = {
  en: "English",
  es: "Español",
  fr: "Français",
  hi: "हिन्दी",
};

/** The languages of our own storyteller, each named in itself. */
export const storytellerLanguages = Object.values(names);

/** @param language of a story: a code, or the text that was typed, which is returned unchanged */
export function languageName(language: string): string {
  return names[language] ?? language;
}
