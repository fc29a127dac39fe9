/** Cuts a short piece off the first sentence, so that a listener soon hears something. */
import type { StoryLanguage } from "@codetale/domain/stories/languages";
import type { TextWord } from "./text-words.ts";

/** Characters of the first piece: two to three seconds of speech at most. */
const FEWEST = 12;
const MOST = 42;

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
  hi: ["और", "पर", "लेकिन", "या", "तो", "क्योंकि", "जब", "जहाँ", "कि", "जो"],
};

/**
 * At a comma or the like, else before a conjunction, else between two words; a cut without a mark gets
 * the tone of a comma.
 *
 * @returns the sentence in one or two pieces
 */
export function splitFirstPiece(
  sentence: readonly TextWord[],
  language: StoryLanguage,
): TextWord[][] {
  const lengths = sentence.map((_, at) => lengthOf(sentence.slice(0, at + 1)));
  if ((lengths.at(-1) ?? 0) <= MOST) return [[...sentence]];
  const places = sentence.flatMap((_, at) => {
    const length = lengths[at] ?? 0;
    const rest = lengthOf(sentence.slice(at + 1));
    return length >= FEWEST && length <= MOST && rest >= FEWEST ? [at] : [];
  });
  const atMark = places.find((at) => endsClause(sentence[at]));
  if (atMark !== undefined) return [sentence.slice(0, atMark + 1), sentence.slice(atMark + 1)];
  const next = (at: number) => sentence[at + 1]?.text.toLowerCase() ?? "";
  const cut = places.findLast((at) => conjunctions[language].includes(next(at))) ?? places.at(-1);
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
