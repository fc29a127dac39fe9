/** Where quoted words stand in a text. */
import type { StoryLanguage } from "../languages.ts";

/** Indexes in the text: the first character, and one after the last; marks included. */
export interface TextRange {
  start: number;
  end: number;
}

const closingMarks: Readonly<Record<string, string>> = { "“": "”", "«": "»", "‘": "’" };

/** Outermost quotations; one that does not close is none. Dashes count where a line begins with one. */
export function quotedRanges(text: string, language: StoryLanguage): TextRange[] {
  const marked = markedRanges(text, language);
  const dashed = [...text.matchAll(/^[ \t]*[—–][^\n]*/gmu)].flatMap(({ 0: line, index }) =>
    dashedRanges(line, index, language),
  );
  const outside = dashed.filter(
    ({ start, end }) => !marked.some((one) => one.start < end && start < one.end),
  );
  return [...marked, ...outside].sort((a, b) => a.start - b.start);
}

function markedRanges(text: string, language: StoryLanguage): TextRange[] {
  const ranges: TextRange[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const mark = text[at] ?? "";
    const closing = mark === '"' ? '"' : closingMarks[mark];
    // In the other languages a single mark is an apostrophe.
    if (closing === undefined || (mark === "‘" && language !== "hi")) continue;
    const end = text.indexOf(closing, at + 1);
    if (end < 0) continue;
    ranges.push({ start: at, end: end + 1 });
    at = end;
  }
  return ranges;
}

/** Spanish closes the words before a tag by a second dash, French does not: `—Ven —dijo Leo—. Ya.` */
function dashedRanges(line: string, index: number, language: StoryLanguage): TextRange[] {
  if (language !== "es") return [{ start: index, end: index + line.length }];
  const dashes = [...line.matchAll(/[—–]/gu)].map((dash) => index + dash.index);
  const ranges: TextRange[] = [];
  for (let at = 0; at < dashes.length; at += 2) {
    ranges.push({ start: dashes[at] ?? index, end: dashes[at + 1] ?? index + line.length });
  }
  return ranges;
}
