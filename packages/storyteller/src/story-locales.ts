/** The story locales by language code. */
import type { StoryLanguage } from "@codetale/domain/stories/languages";
import type { StoryLocale } from "./story-locale.ts";
import { english } from "./locales/en/locale.ts";
import { spanish } from "./locales/es/locale.ts";
import { french } from "./locales/fr/locale.ts";
import { hindi } from "./locales/hi/locale.ts";

export const storyLocales: Readonly<Record<StoryLanguage, StoryLocale>> = {
  en: english,
  es: spanish,
  fr: french,
  hi: hindi,
};
