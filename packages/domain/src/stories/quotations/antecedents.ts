/** Finds whom a pronoun beside quoted words stands for: `A mole sat watching. “May I?” it asked.` */
import { conceptsIn, plainWordsOf } from "../concepts/concepts-in.ts";
import type { StoryLanguage } from "../languages.ts";
import { figureKinds } from "../pictures/figures.ts";
import { passerBy, type Sayer } from "./passers-by.ts";
import type { PronounKind } from "./speech-verbs.ts";

/** Words that introduce a noun, by the gender that they tell. Hindi has none. */
const ARTICLES: Readonly<
  Record<StoryLanguage, readonly (readonly [words: string, gender: PronounKind])[]>
> = {
  en: [["an?|the|another", "either"]],
  es: [
    ["un|el|otro", "masculine"],
    ["una|la|otra", "feminine"],
  ],
  fr: [
    ["un|le", "masculine"],
    ["une|la", "feminine"],
    ["l’|l'", "either"],
  ],
  hi: [],
};

interface Mention {
  who: Sayer;
  at: number;
  gender: PronounKind;
}

/**
 * Certain only where one figure was mentioned since the scene began, and no sentence after it began with
 * something else. One of the cast is never meant: our stories name them each time, and of an animal that
 * we do not know, `A mole sat watching Leo`, nothing shows that it is one.
 *
 * @param narration what the narrator says in the scene before the pronoun
 * @param names of the cast
 * @returns null where two come into question, or none
 */
export function antecedentOf(
  narration: string,
  pronoun: PronounKind,
  { language, names }: { language: StoryLanguage; names: readonly string[] },
): Sayer | null {
  const figures = figuresIn(narration, language).filter(
    ({ at }) => !names.some((name) => narration.slice(0, at).endsWith(`${name}, `)),
  );
  const [figure] = figures;
  const last = figures.at(-1);
  if (!figure || !last || figures.some(({ who }) => who.name !== figure.who.name)) return null;
  if (!agree(pronoun, figure.gender)) return null;
  const sinceFigure = narration.slice(last.at);
  if (pronoun !== "it" && names.some((name) => sinceFigure.includes(name))) return null;
  return beginsAnew(sinceFigure, figure.who, language) ? null : figure.who;
}

/** How a sentence begins with something that may speak as well; the group is what it begins with. */
const BEGINNINGS: Readonly<Record<StoryLanguage, RegExp>> = {
  en: /^(?:an?|the|another) (.{0,40})/iu,
  es: /^(?:un|una|el|la|otro|otra) (.{0,40})/iu,
  fr: /^(?:(?:un|une|le|la) |l[’'])(.{0,40})/iu,
  hi: /^(\S+) ने /u,
};

function beginsAnew(sinceFigure: string, figure: Sayer, language: StoryLanguage): boolean {
  const [, ...later] = sinceFigure.split(/(?<=[.!?…।])\s+/u);
  return later.some((sentence) => {
    const subject = BEGINNINGS[language].exec(sentence)?.[1];
    return subject !== undefined && !plainWordsOf(subject).includes(figure.name);
  });
}

function agree(pronoun: PronounKind, gender: PronounKind): boolean {
  const isOpen = (one: PronounKind) => one === "either" || one === "it";
  return isOpen(pronoun) || isOpen(gender) || pronoun === gender;
}

function figuresIn(narration: string, language: StoryLanguage): Mention[] {
  if (language === "hi") return wordsWithPlaces(narration).flatMap(figureAt(language, "either"));
  return ARTICLES[language]
    .flatMap(([articles, gender]) => {
      // The noun is the first figure among the words that follow, `a young hen`; these may hold the next article.
      const phrase = new RegExp(
        String.raw`(?<![\p{L}’'])(?:(?:${articles})(?:\s|(?<=[’'])))(?=((?:[\p{L}\p{M}-]+ ?){1,3}))`,
        "giu",
      );
      return [...narration.matchAll(phrase)].flatMap(({ 1: words = "", index }) =>
        figureAt(language, gender)({ words, at: index }),
      );
    })
    .sort((one, other) => one.at - other.at);
}

function wordsWithPlaces(text: string): { words: string; at: number }[] {
  return [...text.matchAll(/[\p{L}\p{M}]+/gu)].map(({ 0: words, index }) => ({
    words,
    at: index,
  }));
}

function figureAt(language: StoryLanguage, gender: PronounKind) {
  return ({ words, at }: { words: string; at: number }): Mention[] => {
    const isFigure = conceptsIn(words, language).some(({ concept }) =>
      (figureKinds as readonly string[]).includes(concept),
    );
    if (!isFigure) return [];
    const one = passerBy(words, language);
    return [{ who: { name: one.word, passerBy: one }, at, gender }];
  };
}
