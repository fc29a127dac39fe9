/** Who speaks in a scene without being one of its cast: "the snail", "l’apicultrice". */
import { conceptsIn, plainWordsOf } from "../concepts/concepts-in.ts";
import type { StoryLanguage } from "../languages.ts";
import { figureKinds, type FigureKind } from "../pictures/figures.ts";

export interface PasserBy {
  /** What the text calls them, without article and spelling's variations. */
  word: string;
  /** The figure that the word means; null where it is none that we draw. */
  kind: FigureKind | null;
}

/** Who says something: one of the cast, or a passer-by. */
export interface Sayer {
  /** Of the cast's names, or the word for the passer-by. */
  name: string;
  /** Null for one of the cast. */
  passerBy: PasserBy | null;
}

/** Where the words for a passer-by end: at a mark, or before what is said about the speaking. */
const END_OF_NAME = {
  en: "and|as|at|from|to|with|in|on|over|who|while|when|but|for|by|of|after|again|back|outside|inside|below|above|softly|quietly",
  es: "y|a|al|con|desde|de|del|en|sin|por|mientras|que|cuando|muy|enseguida|entonces|luego",
  fr: "et|à|au|aux|avec|de|du|des|dans|sans|par|qui|quand|en|tout|aussitôt|alors|puis",
};

/** What stands before a passer-by's name: an article, or a title, `said Mother Goose`. */
const ARTICLES = {
  en: "(?:the|a|an|another|mother|father) ",
  es: "(?:el|la|los|las|un|una|otro|otra|mamá|papá) ",
  fr: "(?:(?:le|la|les|un|une|l’autre|maman|papa) |l’|l'|une )",
};

const WORD = String.raw`[\p{L}\p{M}’'-]+`;

/** Words that stand for somebody and name nobody. */
const NOBODY = {
  en: "other|others|one|first|second|last|people|crowd",
  es: "otro|otra|otros|otras|uno|una|primero|primera|gente|multitud",
  fr: "une?|autre|autres|premier|première|gens|foule",
  hi: String.raw`वह|वे|यह|उस|उसने|उन्होंने|उन|इस|मैं|मैंने|हम|हमने|तुम|आप|सब|सबने|सभी|कोई|किसी|दोनों|एक|लोग|जिसने|किसने|कौन|पर|अब|तो|बस|झट|धीरे|ज़ोर|साथ|[\p{L}\p{M}]+कर`,
};

/**
 * The source of a pattern with one group: the words for somebody, with the article outside of it.
 *
 * @param most words beside the noun
 */
export function passerByPattern(language: StoryLanguage, most: number): string {
  const somebody = String.raw`(?!(?:${NOBODY[language]})(?![\p{L}\p{M}]))`;
  if (language === "hi") {
    const word = String.raw`${somebody}[\p{L}\p{M}]+`;
    return `(?:${word} ){0,${most}}?(${word})(?: (?:जी|काका|काकी|माँ))?`;
  }
  // Not greedy: as few words as lead to a tag, or to the end of the name.
  return `${ARTICLES[language]}${somebody}((?:${WORD} ){0,${most}}?${WORD})`;
}

/** The source of a pattern that follows a name after which nothing of a tag comes. */
export function endOfName(language: StoryLanguage): string {
  const words = language === "hi" ? "(?!)" : END_OF_NAME[language];
  return String.raw`(?=\s*(?:[.,;:!?…—–»]|$)|\s+(?:${words})(?![\p{L}\p{M}]))`;
}

/** @param words what a text calls somebody */
export function passerBy(words: string, language: StoryLanguage): PasserBy {
  const plain = plainWordsOf(words);
  for (const word of plain) {
    const kind = conceptsIn(word, language)
      .map(({ concept }) => concept)
      .find(isFigureKind);
    if (kind) return { word, kind };
  }
  return { word: plain.at(-1) ?? words, kind: null };
}

function isFigureKind(concept: string): concept is FigureKind {
  return (figureKinds as readonly string[]).includes(concept);
}
