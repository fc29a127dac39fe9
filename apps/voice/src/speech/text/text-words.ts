/** Splits text into words and punctuation marks. */
import type { StoryLanguage } from "@codetale/domain/stories/languages";
import { english } from "./normalization/english.ts";
import { french } from "./normalization/french.ts";
import { hindi } from "./normalization/hindi.ts";
import { spanish } from "./normalization/spanish.ts";
import { normalizeWord, ownEntry, type TextNormalizer } from "./normalization/text-normalizer.ts";

const normalizers: Record<StoryLanguage, TextNormalizer> = {
  en: english,
  es: spanish,
  fr: french,
  hi: hindi,
};

export interface TextWord {
  /** Its index among all words of the text. */
  index: number;
  /** As it stands in the text. */
  text: string;
  /** Its parts in order; nothing is spoken where all are marks. */
  pieces: readonly WordPart[];
  /** An abbreviation's full stop ends no sentence. */
  isAbbreviation: boolean;
  /** Whether a line ends before it. */
  isOnNewLine: boolean;
}

export type WordPart = { say: string } | { mark: string };

/** @returns every run of characters between white space, so that captions can be split the same way */
export function splitWords(text: string, language: StoryLanguage): TextWord[] {
  const found = [...text.matchAll(/(\s*)(\S+)/gu)];
  return found.map(([, space = "", word = ""], index) => ({
    index,
    text: word,
    isOnNewLine: index > 0 && space.includes("\n"),
    ...piecesOf(word, found[index + 1]?.[2] ?? "", language),
  }));
}

const openers = String.raw`["“”„«»‘(\[{¿¡*_#]*`;
const closers = String.raw`["“”„«»’)\]}*_#,;:!?…।]*`;
const wrapped = new RegExp(`^(${openers})(.+?)(${closers})$`, "u");

function unwrapped(word: string): [before: string, core: string, after: string] {
  const [, before = "", core = "", after = ""] = wrapped.exec(word) ?? [];
  return [before, core, after];
}

function piecesOf(
  word: string,
  next: string,
  language: StoryLanguage,
): Pick<TextWord, "pieces" | "isAbbreviation"> {
  const [before, core, after] = unwrapped(word);
  const isShortened = core.endsWith(".") && /^[\p{L}\p{N}]/u.test(next);
  const full = ownEntry(normalizers[language].abbreviations, core);
  if (full !== undefined && isShortened === core.endsWith(".")) {
    const pieces = [...marksOf(before, true), { say: full }, ...marksOf(after, false)];
    return { pieces, isAbbreviation: isShortened && after === "" };
  }
  if (isShortened && isInitial(core)) {
    return { pieces: split(before + core.slice(0, -1), language), isAbbreviation: true };
  }
  return { pieces: split(word, language), isAbbreviation: false };
}

function isInitial(core: string): boolean {
  return /^\p{Lu}\.$/u.test(core);
}

/** Marks inside numbers and abbreviations belong to the word. */
const mark =
  /\.{2,}|…|—|–(?!\d)|-{2,}|[!?;¿¡"“”„«»()[\]{}।॥*_#]|(?<!\d)[,:]|[,:](?!\d)|\.(?![\p{L}\p{N}])/gu;

function split(word: string, language: StoryLanguage): WordPart[] {
  const pieces: WordPart[] = [];
  let from = 0;
  const say = (part: string) => {
    const text = part.replace(/\p{Cc}/gu, "");
    if (/[\p{L}\p{N}%&+=@€$£₹°]/u.test(text)) {
      pieces.push({ say: normalizeWord(text, normalizers[language]) });
    }
  };
  for (const found of word.matchAll(mark)) {
    say(word.slice(from, found.index));
    pieces.push(
      ...marksOf(
        found[0],
        pieces.every((piece) => "mark" in piece),
      ),
    );
    from = found.index + found[0].length;
  }
  say(word.slice(from));
  return pieces;
}

/** Replaces marks by those that Kokoro was trained on; others are dropped. */
const known: Record<string, string> = {
  "।": ".",
  "॥": ".",
  "«": "“",
  "»": "”",
  "„": "“",
  "–": "—",
  "[": "(",
  "]": ")",
  "{": "(",
  "}": ")",
};

function marksOf(marks: string, isBefore: boolean): WordPart[] {
  const text = marks
    .replace(/\.{2,}/gu, "…")
    .replace(/-{2,}/gu, "—")
    .replaceAll('"', isBefore ? "“" : "”");
  return [...text]
    .map((character) => known[character] ?? character)
    .filter((character) => ';:,.!?—…"()“”'.includes(character))
    .map((character) => ({ mark: character }));
}
