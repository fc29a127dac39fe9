/** The tongues by language. */
import type { StoryLanguage } from "./languages.ts";
import type { Tongue } from "./tongue.ts";
import { english } from "./tongues/en/tongue.ts";
import { spanish } from "./tongues/es/tongue.ts";
import { french } from "./tongues/fr/tongue.ts";
import { hindi } from "./tongues/hi/tongue.ts";

export const tongues: Readonly<Record<StoryLanguage, Tongue>> = {
  en: english,
  es: spanish,
  fr: french,
  hi: hindi,
};
