/**
 * What a storyteller hands over: lines, each in one or several wordings, some only for older
 * children. Saying them picks one wording each and keeps the scene as long as the age wants it.
 */
import type { Showing } from "@codetale/domain/stories/graph";
import type { Dice } from "@codetale/domain/stories/dice";
import { wordCount } from "@codetale/domain/stories/text-matching";

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

/** Null says nothing. */
export type Line = Variants | MarkedLine | null;

export interface ComposedLines {
  text: string;
  shows: readonly Showing[];
}

export const MOST_WORDS_YOUNG = 45;
export const MOST_WORDS_OLDER = 80;

/** A line that only older children hear. */
export function forOlder(...says: readonly string[]): MarkedLine {
  return { says, spare: true, older: true };
}

/** A line that is heard where the scene has room for it, at any age. */
export function ifRoom(line: Line): Line {
  return line === null ? null : { ...toMarked(line), spare: true };
}

export function composeLines(lines: readonly Line[], young: boolean, dice: Dice): ComposedLines {
  const marked = lines
    .filter((line) => line !== null)
    .map(toMarked)
    .filter(({ older }) => !(older && young));
  const most = young ? MOST_WORDS_YOUNG : MOST_WORDS_OLDER;
  const picked = marked.map((line) => ({ line, text: pickVariant(line.says, dice) }));
  const kept = dropSpares(picked, most);
  const text = join(kept);
  return {
    text: wordCount(text) > most ? joinShortest(kept.map(({ line }) => line)) : text,
    shows: kept.flatMap(({ line }) => line.shows ?? []),
  };
}

export function pickVariant(variants: Variants, dice: Dice): string {
  return typeof variants === "string" ? variants : dice.pick(variants);
}

function toMarked(line: Variants | MarkedLine): MarkedLine {
  return isMarked(line) ? line : { says: line };
}

function isMarked(line: Variants | MarkedLine): line is MarkedLine {
  return typeof line === "object" && "says" in line;
}

interface PickedLine {
  line: MarkedLine;
  text: string;
}

function dropSpares(lines: readonly PickedLine[], most: number): readonly PickedLine[] {
  if (wordCount(join(lines)) <= most) return lines;
  const at = lines.findLastIndex(({ line }) => line.spare);
  return at === -1 ? lines : dropSpares(lines.toSpliced(at, 1), most);
}

function join(lines: readonly PickedLine[]): string {
  return lines.map(({ text }) => text).join(" ");
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
