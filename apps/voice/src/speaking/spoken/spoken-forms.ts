/** How what is written in signs and short forms is said, per language. */
import type { Language } from "../language.ts";
import { english } from "./english.ts";
import { french } from "./french.ts";
import { hindi } from "./hindi.ts";
import { spanish } from "./spanish.ts";
import type { SpokenForm } from "./spoken-form.ts";

export const spokenForms: Record<Language, SpokenForm> = {
  en: english,
  es: spanish,
  fr: french,
  hi: hindi,
};
