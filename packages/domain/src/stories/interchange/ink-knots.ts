/** Parses an ink file into knots: text, tags, choices and diverts. */
import { inkTokens, shownInkText, withoutInkComments, type InkToken } from "./ink-text.ts";
import { oneLine } from "../sanitize-text.ts";
import { linesOf, type FileProblems } from "./story-file.ts";

/** What follows a knot or a choice. */
export type InkDivert = { to: string; line: number } | "END";

export interface InkFlow {
  line: number;
  text: string[];
  divert: InkDivert | null;
}

export interface InkChoice extends InkFlow {
  /** What the reader may choose. */
  label: string;
}

export interface InkKnot extends InkFlow {
  /** Null for the text before the first knot. */
  name: string | null;
  tags: string[];
  choices: InkChoice[];
}

/** Instructions of ink that are not read, each with the sentence for the author. */
const UNKNOWN: readonly (readonly [RegExp, string])[] = [
  [/^=(?!=)/, "stitches are not known here, only knots (=== name ===)"],
  [/^={2,}\s*function\b/, "functions are not known here"],
  [/^(?:VAR|CONST|LIST|EXTERNAL)\b/, "variables and functions are not known here"],
  [/^INCLUDE\b/, "other files cannot be included"],
  [/^~/, "calculations are not known here"],
  [/^-(?!>)/, "gathers are not known here: let each choice lead to a knot (-> name)"],
  [/^[*+]\s*[*+]/, "choices within choices are not known here: give them a knot of their own"],
];

const KNOT = /^={2,}\s*([\p{L}\p{N}_]+)\s*=*$/u;

/** The text before the first knot, which may be empty, and the knots. */
export function knotsOf(source: string, problems: FileProblems): [InkKnot, ...InkKnot[]] {
  let knot = openKnot(null, 1);
  const knots: [InkKnot, ...InkKnot[]] = [knot];
  for (const [index, raw] of withoutInkComments(linesOf(source)).entries()) {
    const text = oneLine(raw);
    if (text.startsWith("TODO:")) continue;
    const line = index + 1;
    const unknown = UNKNOWN.find(([pattern]) => pattern.test(text));
    if (unknown) problems.add(line, unknown[1]);
    else if (text.startsWith("==")) knots.push((knot = readHeader(text, line, problems)));
    else if (/^[*+]/.test(text)) readChoice(knot, text, line, problems);
    else readLine(knot, text, line, problems);
  }
  return knots;
}

function openKnot(name: string | null, line: number): InkKnot {
  return { name, line, text: [], tags: [], choices: [], divert: null };
}

function readHeader(text: string, line: number, problems: FileProblems): InkKnot {
  const [, name] = KNOT.exec(text) ?? [];
  if (name === undefined) {
    problems.add(line, "a knot is named by letters, digits and underscores alone");
  }
  return openKnot(name ?? "", line);
}

function readChoice(knot: InkKnot, text: string, line: number, problems: FileProblems): void {
  const marked = text.replace(/^[*+]\s*(?:\(\w+\)\s*)?/, "");
  const { flow, tokens } = readFlow(marked, line, problems);
  const opens = tokens.findIndex(({ mark }) => mark === "[");
  const closes = tokens.findIndex(({ mark }) => mark === "]");
  const shown = (from: number, to: number) =>
    tokens
      .slice(from, to)
      .filter(({ mark }) => mark !== "[" && mark !== "]")
      .map((token) => token.text)
      .join("");
  if ((opens === -1) !== (closes === -1) || closes < opens) {
    problems.add(line, "square brackets come in pairs");
  }
  const label = shownInkText(shown(0, closes === -1 ? tokens.length : closes));
  if (label === "") problems.add(line, "this choice says nothing");
  const after = closes === -1 ? "" : shownInkText(shown(closes, tokens.length));
  const echo = after === "" ? [] : [shownInkText(shown(0, opens) + shown(closes, tokens.length))];
  if (knot.divert !== null) problems.add(line, "nothing can follow after a divert");
  knot.choices.push({ ...flow, label, text: echo });
}

function readLine(knot: InkKnot, text: string, line: number, problems: FileProblems): void {
  const open: InkFlow = knot.choices.at(-1) ?? knot;
  const { flow, tokens, tags } = readFlow(text, line, problems);
  const shown = shownInkText(tokens.map((token) => token.text).join(""));
  if (open.divert !== null && (shown !== "" || flow.divert !== null)) {
    problems.add(line, "nothing can follow after a divert");
  }
  if (shown !== "") open.text.push(shown);
  open.divert ??= flow.divert;
  if (open !== knot) return;
  for (const tag of tags) knot.tags.push(tag);
}

/** Splits a line into its text, its tags and its divert. */
function readFlow(text: string, line: number, problems: FileProblems) {
  const [content = [], ...tagged] = splitAt(inkTokens(text), "#");
  const [tokens = [], ...diverts] = splitAt(content, "->");
  if (content.some(({ mark }) => mark === "{" || mark === "}")) {
    problems.add(line, "conditions and text that varies are not known here");
  }
  if (content.some(({ mark }) => mark === "<-")) problems.add(line, "threads are not known here");
  const flow = { line, divert: readDivert(diverts, line, problems) };
  return {
    flow,
    tokens: tokens.filter(({ mark }) => mark !== "<>"),
    tags: tagged.map((tag) => shownInkText(tag.map((token) => token.text).join(""))),
  };
}

function readDivert(
  diverts: readonly (readonly InkToken[])[],
  line: number,
  problems: FileProblems,
): InkDivert | null {
  const [first, ...more] = diverts
    .map((part) => part.map(({ text }) => text).join(""))
    .map(oneLine);
  if (first === undefined) return null;
  if (more.length > 0) problems.add(line, "tunnels are not known here");
  else if (!/^[\p{L}\p{N}_]+$/u.test(first)) {
    problems.add(line, `“-> ${first}” leads to no knot`);
  }
  return first === "END" || first === "DONE" ? "END" : { to: first, line };
}

function splitAt(tokens: readonly InkToken[], mark: "#" | "->"): InkToken[][] {
  const parts: InkToken[][] = [[]];
  for (const token of tokens) {
    if (token.mark === mark) parts.push([]);
    else parts.at(-1)?.push(token);
  }
  return parts;
}
