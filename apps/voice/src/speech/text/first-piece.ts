/** Cuts a short piece off the first sentence, so that a listener soon hears something. */
import type { StoryLanguage } from "@codetale/domain/stories/languages";
import type { TextWord } from "./text-words.ts";

/**
 * Characters of the first piece: two to three seconds of speech at most. The letters of Hindi hold
 * their vowels, and its voices speak more slowly.
 */
const lengths: Readonly<Record<StoryLanguage, { fewest: number; most: number }>> = {
  en: { fewest: 12, most: 42 },
  es: { fewest: 12, most: 42 },
  fr: { fewest: 12, most: 42 },
  hi: { fewest: 8, most: 22 },
};

const conjunctions: Readonly<Record<StoryLanguage, readonly string[]>> = {
  en: [
    "and",
    "but",
    "or",
    "so",
    "because",
    "when",
    "where",
    "while",
    "until",
    "that",
    "who",
    "with",
  ],
  es: ["y", "e", "pero", "o", "porque", "cuando", "donde", "mientras", "hasta", "que", "con"],
  fr: ["et", "mais", "ou", "car", "quand", "où", "pendant", "jusqu’à", "qui", "que", "avec"],
  hi: ["और", "लेकिन", "मगर", "या", "तो", "क्योंकि", "जब", "जहाँ", "कि", "जो"],
};

/** Words that are said in one breath with the word after them: articles, prepositions, possessives. */
const leaningOn: Readonly<Record<StoryLanguage, ReadonlySet<string>>> = {
  en: wordSet(
    "a an the of to in on at by for from with into over under his her its their my your no",
  ),
  es: wordSet(
    "el la los las un una unos unas de del a al en con por para sin sobre entre su sus mi tu lo se le no más muy",
  ),
  fr: wordSet(
    "le la les un une des du de à au aux en dans par pour sans sur son sa ses leur mon ma mes ce cette se ne on il elle",
  ),
  hi: wordSet("एक इस उस हर बहुत के का की वाला वाले वाली"),
};

/** Words that are said in one breath with the word before them: postpositions, and forms of to be. */
const leaningBack: Readonly<Record<StoryLanguage, ReadonlySet<string>>> = {
  en: wordSet(""),
  es: wordSet(""),
  fr: wordSet("pas"),
  hi: wordSet(
    "में पर को से का के की ने तक भी ही तो है हैं था थी थे हो गया गई गए रहा रही रहे हुआ हुई हुए वाला वाली वाले जैसा जैसी जैसे",
  ),
};

/** Words that end what is said in one breath: postpositions. */
const closing: Readonly<Record<StoryLanguage, ReadonlySet<string>>> = {
  en: wordSet(""),
  es: wordSet(""),
  fr: wordSet(""),
  hi: wordSet("में पर को से ने तक पास बाहर अंदर ऊपर नीचे बीच साथ पीछे आगे"),
};

function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(" "));
}

/**
 * At a comma or the like, else before a conjunction, else between two words that are not said in one
 * breath; a cut without a mark gets the tone of a comma.
 *
 * @returns the sentence in one or two pieces
 */
export function splitFirstPiece(
  sentence: readonly TextWord[],
  language: StoryLanguage,
): TextWord[][] {
  const { fewest, most } = lengths[language];
  const upTo = sentence.map((_, at) => lengthOf(sentence.slice(0, at + 1)));
  if ((upTo.at(-1) ?? 0) <= most) return [[...sentence]];
  const places = sentence.flatMap((_, at) => {
    const length = upTo[at] ?? 0;
    const rest = lengthOf(sentence.slice(at + 1));
    return length >= fewest && length <= most && rest >= fewest ? [at] : [];
  });
  const atMark = places.find((at) => endsClause(sentence[at]));
  if (atMark !== undefined) return [sentence.slice(0, atMark + 1), sentence.slice(atMark + 1)];
  const plain = (at: number) => sentence[at]?.text.toLowerCase() ?? "";
  const isApart = (at: number) =>
    !leaningOn[language].has(plain(at)) && !leaningBack[language].has(plain(at + 1));
  const cut =
    places.findLast((at) => conjunctions[language].includes(plain(at + 1))) ??
    places.findLast((at) => closing[language].has(plain(at)) && isApart(at)) ??
    places.findLast(isApart) ??
    places.at(-1);
  if (cut === undefined) return [[...sentence]];
  const last = sentence[cut];
  if (!last) return [[...sentence]];
  const paused = { ...last, pieces: [...last.pieces, { mark: "," }] };
  return [[...sentence.slice(0, cut), paused], sentence.slice(cut + 1)];
}

function lengthOf(words: readonly TextWord[]): number {
  return words.map(({ text }) => text).join(" ").length;
}

function endsClause(word: TextWord | undefined): boolean {
  const last = word?.pieces.at(-1);
  return last !== undefined && "mark" in last && /[,;:—–…!?]/u.test(last.mark);
}
