/**
 * The lines of a scene: each in one or several wordings, some only for older children. Composing
 * picks one wording for each and drops spare lines until the scene is short enough for the age.
 */
import type { Showing } from "@codetale/domain/stories/graph";
import type { Dice } from "@codetale/domain/stories/dice";
import { wordCount } from "@codetale/domain/stories/text-matching";

/** One wording, or several to pick one from. */
export type Variants = string | readonly string[];

export interface MarkedLine {
  says: Variants;
  /** Goes first where a scene grows too long. */
  spare?: true;
  /** For children of six and more. */
  older?: true;
  refrain?: true;
  shows?: Showing;
}

/** Null adds nothing. */
export type Line = Variants | MarkedLine | null;

export interface ComposedLines {
  text: string;
  shows: readonly Showing[];
}

/** A scene of fewer words takes lines for older children as well. */
const FEWEST_WORDS = 20;
/** The longest scene, in words, for children up to `YOUNG_UP_TO`, and for older ones. */
export const MOST_WORDS_YOUNG = 45;
export const MOST_WORDS_OLDER = 80;

/** A spare line for older children only. */
export function forOlder(...says: readonly string[]): MarkedLine {
  return { says, spare: true, older: true };
}

/** A line that is left out first where a scene is too long, at any age. */
export function ifRoom(line: Line): Line {
  return line === null ? null : { ...toMarked(line), spare: true };
}

/**
 * Joins the lines with spaces. Over the limit of the age, spare lines are dropped from the last on;
 * if that is not enough, each line takes its wording of fewest words.
 *
 * @returns the text, and what its remaining lines show
 */
export function composeLines(lines: readonly Line[], young: boolean, dice: Dice): ComposedLines {
  const most = young ? MOST_WORDS_YOUNG : MOST_WORDS_OLDER;
  const picked = lines
    .filter((line) => line !== null)
    .map(toMarked)
    .map((line) => pickLine(line, dice));
  const fitting = picked.filter(({ line }) => !(line.older && young));
  const isShort = young && totalWords(fitting) < FEWEST_WORDS;
  const kept = dropSpares(isShort ? picked : fitting, most);
  return {
    text:
      totalWords(kept) > most
        ? joinShortest(kept.map(({ line }) => line))
        : kept.map(({ text }) => text).join(" "),
    shows: kept.flatMap(({ line }) => line.shows ?? []),
  };
}

export function pickVariant(variants: Variants, dice: Dice): string {
  return typeof variants === "string" ? variants : dice.pick(variants);
}

export function toMarked(line: Variants | MarkedLine): MarkedLine {
  return typeof line === "object" && "says" in line ? line : { says: line };
}

interface PickedLine {
  line: MarkedLine;
  text: string;
  words: number;
}

function pickLine(line: MarkedLine, dice: Dice): PickedLine {
  const text = pickVariant(line.says, dice);
  return { line, text, words: wordCount(text) };
}

function dropSpares(lines: readonly PickedLine[], most: number): readonly PickedLine[] {
  if (totalWords(lines) <= most) return lines;
  const at = lines.findLastIndex(({ line }) => line.spare);
  return at === -1 ? lines : dropSpares(lines.toSpliced(at, 1), most);
}

function totalWords(lines: readonly PickedLine[]): number {
  return lines.reduce((sum, { words }) => sum + words, 0);
}

function joinShortest(lines: readonly MarkedLine[]): string {
  return lines
    .map(({ says }) =>
      typeof says === "string"
        ? says
        : says.reduce((a, b) => (wordCount(b) < wordCount(a) ? b : a)),
    )
    .join(" ");
}
