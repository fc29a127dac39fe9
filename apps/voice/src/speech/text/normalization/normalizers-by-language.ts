/** Text normalizers by language. */
import type { Language } from "../../accent.ts";
import { english } from "./english.ts";
import { french } from "./french.ts";
import { hindi } from "./hindi.ts";
import { spanish } from "./spanish.ts";
import type { TextNormalizer } from "./text-normalizer.ts";

export const normalizers: Record<Language, TextNormalizer> = {
  en: english,
  es: spanish,
  fr: french,
  hi: hindi,
};
