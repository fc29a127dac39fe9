/** Languages of stories, as parents read and write them. */

/** Those that our own storyteller speaks, each in its own words. */
export const storytellerLanguages = ["English", "Español", "Français", "हिन्दी"] as const;

const names: Readonly<Record<string, string>> = {
  en: "English",
  es: "Español",
  fr: "Français",
  hi: "हिन्दी",
};

/** @param language as stories name it: a code, or what was typed */
export function languageName(language: string): string {
  return names[language] ?? language;
}
