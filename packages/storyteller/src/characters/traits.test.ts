import { expect, test } from "vitest";
import type { StoryLanguage } from "@codetale/domain/stories/languages";
import { storyLocales } from "../story-locales.ts";
import { readTraits } from "./read-characters.ts";
import type { TraitKind } from "./traits.ts";

/** Words that sound or look like another trait than the one they mean. */
const meant: Readonly<Record<StoryLanguage, Readonly<Record<string, TraitKind | null>>>> = {
  en: {
    slow: "patient",
    serious: "wise",
    confident: "brave",
    strict: "strict",
    stern: "strict",
    "strict but fair": "strict",
    "not strict": null,
    impatient: "impatient",
    "can't wait": "impatient",
    "never patient": "impatient",
    patient: "patient",
    "can wait": "patient",
    evil: "grumpy",
    "quick tempered": "grumpy",
    "quick-witted": "clever",
    "fast learner": "clever",
    "strong-willed": "stubborn",
    "not shy": null,
    "not very brave": null,
  },
  es: {
    lenta: "patient",
    seria: "wise",
    estricta: "strict",
    severo: "strict",
    impaciente: "impatient",
    "nada paciente": "impatient",
    paciente: "patient",
    mala: "grumpy",
    "mala memoria": "forgetful",
    "de buen humor": "cheerful",
    "segura de sí misma": "brave",
    consentida: null,
    "nada tímida": null,
  },
  fr: {
    lente: "patient",
    sérieuse: "wise",
    confiant: "brave",
    strict: "strict",
    stricte: "strict",
    sévère: "strict",
    "pas sévère": null,
    impatient: "impatient",
    impatiente: "impatient",
    "pas patiente": "impatient",
    "toujours pressé": "impatient",
    patiente: "patient",
    cruel: "grumpy",
    joueuse: "funny",
    "pas sage": "funny",
    "pas peureux": "brave",
    "grand cœur": "kind",
    "forte tête": "stubborn",
    crâneur: "proud",
    fort: "strong",
    discipliné: null,
    fortuné: null,
  },
  hi: {
    धीमी: "patient",
    शांत: "wise",
    सख्त: "strict",
    सख़्त: "strict",
    कठोर: "strict",
    kadak: "strict",
    बेसब्र: "impatient",
    अधीर: "impatient",
    adheer: "impatient",
    सब्र: "patient",
    दुष्ट: "grumpy",
    चालाक: "clever",
    बुद्धिमान: "clever",
    बुद्धू: null,
    आत्मविश्वासी: "brave",
    "बड़े दिल वाला": "kind",
  },
};

test.each(
  Object.entries(meant).flatMap(([language, words]) =>
    Object.entries(words).map(([typed, trait]) => ({
      language: language as StoryLanguage,
      typed,
      trait,
    })),
  ),
)("[SMAKE-7] in $language, $typed means $trait", ({ language, typed, trait }) => {
  expect(readTraits(typed, storyLocales[language])[0]?.trait ?? null).toBe(trait);
});
