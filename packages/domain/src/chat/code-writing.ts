/**
 * Writing code in a message: whether the caret is between fences, and what Enter, Tab and the code
 * button do there. Offsets are those of a text area, whose line breaks are `\n`.
 */
import { closesCode, messageBlocks, opensCode } from "./message-parts.ts";

/** What is selected; `from` equals `to` where nothing is, and is the caret. */
export interface TextSelection {
  from: number;
  to: number;
}

/** Puts `insert` in place of what lies between `from` and `to`; then selects `selection`. */
export interface TextEdit extends TextSelection {
  insert: string;
  selection: TextSelection;
}

/** Whether anything but white space and fences is written. */
export function saysSomething(text: string): boolean {
  return messageBlocks(text).some((block) => block.type === "prose" || block.code.trim() !== "");
}

export function hasCode(text: string): boolean {
  return messageBlocks(text).some(({ type }) => type === "code");
}

/** Whether what is typed at `caret` is code: behind an opening fence that nothing closes before. */
export function isInCode(text: string, caret: number): boolean {
  return text.slice(0, caret).split("\n").reduce(isInCodeAfter, false);
}

/** In prose, puts what is selected between fences; in code, moves behind its closing fence. */
export function toggleCode(text: string, selection: TextSelection): TextEdit {
  return isInCode(text, selection.from)
    ? leaveCode(text, selection.to)
    : enterCode(text, selection);
}

/** A line break that keeps the indentation of the line. */
export function newLineInCode(text: string, { from, to }: TextSelection): TextEdit {
  const line = text.slice(lineStart(text, from), from);
  const insert = `\n${opensCode(line) ? "" : indentationOf(line)}`;
  return { from, to, insert, selection: caretAt(from + insert.length) };
}

/** Moves the caret to the next stop, or all lines of a selection one step in. */
export function indentCode(text: string, selection: TextSelection): TextEdit {
  const { from, to } = selection;
  if (text.slice(from, to).includes("\n")) {
    return editLines(text, selection, (line) => (line === "" ? line : STEP + line));
  }
  const column = from - lineStart(text, from);
  const insert = STEP.slice(column % STEP.length);
  return { from, to, insert, selection: caretAt(from + insert.length) };
}

/** Moves all lines that the selection touches one step out. */
export function outdentCode(text: string, selection: TextSelection): TextEdit {
  return editLines(text, selection, (line) => line.replace(/^(?:\t| {1,4})/, ""));
}

const STEP = " ".repeat(4);
const FENCE = "```";

function isInCodeAfter(wasInCode: boolean, line: string): boolean {
  return wasInCode ? !closesCode(line) : opensCode(line);
}

function enterCode(text: string, { from, to }: TextSelection): TextEdit {
  const isAtLineStart = from === lineStart(text, from);
  const isAtLineEnd = to === lineEnd(text, to);
  const before = `${isAtLineStart ? "" : "\n"}${FENCE}\n`;
  const insert = `${before}${text.slice(from, to)}\n${FENCE}${isAtLineEnd ? "" : "\n"}`;
  return { from, to, insert, selection: caretAt(from + before.length + to - from) };
}

function leaveCode(text: string, caret: number): TextEdit {
  let end = lineEnd(text, caret);
  while (end < text.length && isInCode(text, end)) end = lineEnd(text, end + 1);
  if (isInCode(text, end)) return insertAt(end, `\n${FENCE}\n`);
  return end === text.length ? insertAt(end, "\n") : insertAt(end + 1, "");
}

function editLines(
  text: string,
  selection: TextSelection,
  edit: (line: string) => string,
): TextEdit {
  const from = lineStart(text, selection.from);
  const to = lineEnd(text, selection.to);
  const insert = text.slice(from, to).split("\n").map(edit).join("\n");
  const isCaret = selection.from === selection.to;
  const end = selection.to + insert.length - (to - from);
  const selected = isCaret ? caretAt(Math.max(from, end)) : { from, to: from + insert.length };
  return { from, to, insert, selection: selected };
}

function insertAt(at: number, insert: string): TextEdit {
  return { from: at, to: at, insert, selection: caretAt(at + insert.length) };
}

function caretAt(at: number): TextSelection {
  return { from: at, to: at };
}

function lineStart(text: string, at: number): number {
  return text.slice(0, at).lastIndexOf("\n") + 1;
}

function lineEnd(text: string, at: number): number {
  const end = text.indexOf("\n", at);
  return end === -1 ? text.length : end;
}

function indentationOf(line: string): string {
  return /^[ \t]*/.exec(line)?.[0] ?? "";
}
