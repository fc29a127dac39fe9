/**
 * Parses an ink file into flows: knots, stitches, gathers and choices, each with text and what
 * follows. Choices whose text ends without a divert lead to the next gather.
 */
import { inkTokens, shownInkText, withoutInkComments, type InkToken } from "./ink-text.ts";
import { oneLine } from "../sanitize-text.ts";
import { linesOf, type FileProblems } from "./story-file.ts";

/** What follows a flow. */
export type InkDivert = { to: string; line: number } | "END";

export interface InkFlow {
  line: number;
  text: string[];
  choices: InkChoice[];
  divert: InkDivert | null;
  /** Where the choices come together again, if they do. */
  gather: InkKnot | null;
}

export interface InkChoice extends InkFlow {
  /** What the reader may choose; empty for one that ink takes when no other is left. */
  label: string;
}

/** A knot, a stitch (`knot.stitch`), or a gather. */
export interface InkKnot extends InkFlow {
  /** Null for the text before the first knot. */
  name: string | null;
  /** The knot that it is a part of; null in a knot itself. */
  within: string | null;
  tags: string[];
}

/** Instructions of ink that cannot be told, each with the sentence for the author. */
const UNKNOWN: readonly (readonly [RegExp, string])[] = [
  [/^={2,}\s*function\b/, "functions cannot be told. Write out what they would say"],
  [
    /^(?:VAR|CONST|LIST|EXTERNAL)\b/,
    "variables cannot be told: every listener hears the same text",
  ],
  [/^INCLUDE\b/, "other files cannot be included. Put their text into this file"],
  [/^~/, "calculations cannot be told. Take this line out"],
  [/^-\s*else\s*:|^\{/, "conditions and text that varies cannot be told. Write out one text"],
];

const KNOT = /^={2,}\s*([\p{L}\p{N}_]+)\s*=*$/u;
const STITCH = /^=\s*([\p{L}\p{N}_]+)\s*$/u;

/** The text before the first knot, which may be empty, and all that is named. */
export function knotsOf(source: string, problems: FileProblems): [InkKnot, ...InkKnot[]] {
  const root = openKnot(null, null, 1);
  const file: OpenFile = { knots: [root], knot: root, levels: [root], problems };
  for (const [index, raw] of withoutInkComments(linesOf(source)).entries()) {
    const text = oneLine(raw);
    if (text.startsWith("TODO:")) continue;
    const line = index + 1;
    const unknown = UNKNOWN.find(([pattern]) => pattern.test(text));
    if (unknown) problems.add(line, unknown[1]);
    else if (text.startsWith("=")) readHeader(file, text, line);
    else if (/^-(?!>)/.test(text)) readGather(file, text, line);
    else readContent(file, text, line);
  }
  return [root, ...file.knots.slice(1)];
}

interface OpenFile {
  knots: InkKnot[];
  /** The knot or stitch that is being read. */
  knot: InkKnot;
  /** The flows that choices of the first, the second … level belong to. */
  levels: InkFlow[];
  problems: FileProblems;
}

function openKnot(name: string | null, within: string | null, line: number): InkKnot {
  return { name, within, line, text: [], tags: [], choices: [], divert: null, gather: null };
}

function begin(file: OpenFile, knot: InkKnot): void {
  file.knots.push(knot);
  file.knot = knot;
  file.levels = [knot];
  file.problems.enter(`knot “${knot.name ?? ""}”`);
}

function readHeader(file: OpenFile, text: string, line: number): void {
  if (!text.startsWith("==")) return readStitch(file, text, line);
  const [, name] = KNOT.exec(text) ?? [];
  if (name === undefined) {
    file.problems.enter("");
    file.problems.add(line, "a knot is named by letters, digits and underscores alone");
  }
  begin(file, openKnot(name ?? "", null, line));
}

function readStitch(file: OpenFile, text: string, line: number): void {
  const [, stitch] = STITCH.exec(text) ?? [];
  if (stitch === undefined) {
    file.problems.add(line, "a stitch is named by letters, digits and underscores alone");
  }
  const parent = frameOf(file.knot);
  begin(file, openKnot(partName(parent, stitch ?? ""), parent, line));
}

/** The name of the knot that `knot` is, or is a part of. */
export function frameOf({ name, within }: Pick<InkKnot, "name" | "within">): string | null {
  return within ?? name;
}

export function partName(frame: string | null, part: string): string {
  return frame === null ? part : `${frame}.${part}`;
}

/** `- text`, `- (label) text`, `- * choice`; more dashes gather choices within choices. */
function readGather(file: OpenFile, text: string, line: number): void {
  const [dashes = ""] = /^(?:-(?!>)\s*)+/.exec(text) ?? [];
  const [labelled = "", label] = /^\((\w+)\)\s*/.exec(text.slice(dashes.length)) ?? [];
  const deepest = file.levels.length - 1;
  const level = Math.min(levelOf(dashes), deepest);
  const parent = file.levels[level] ?? file.knot;
  file.levels = file.levels.slice(0, level + 1);
  // Where there is nothing to gather, a dash is a mere mark before the text.
  if (parent.choices.length > 0 || label !== undefined) {
    const frame = frameOf(file.knot);
    const name = partName(frame, label ?? `line ${line}`);
    const gather = openKnot(name, frame, line);
    tieLooseEnds(parent, { to: name, line });
    parent.gather = gather;
    file.knots.push(gather);
    file.levels[level] = gather;
  }
  readContent(file, text.slice(dashes.length + labelled.length), line);
}

/** 0 for a single mark. */
function levelOf(marks: string): number {
  return marks.replaceAll(/\s/g, "").length - 1;
}

/** Leads to `next` whatever in `flow` ends without a divert. */
function tieLooseEnds(flow: InkFlow, next: InkDivert): void {
  const waiting = [flow];
  for (let each = waiting.pop(); each; each = waiting.pop()) {
    if (each.gather) waiting.push(each.gather);
    else if (each.choices.length === 0) each.divert ??= next;
    else for (const choice of each.choices) waiting.push(choice);
  }
}

function readContent(file: OpenFile, text: string, line: number): void {
  if (/^[*+]/.test(text)) readChoice(file, text, line);
  else readLine(file, text, line);
}

function readChoice(file: OpenFile, text: string, line: number): void {
  const { problems } = file;
  const [bullets = ""] = /^(?:[*+]\s*)+/.exec(text) ?? [];
  const level = levelOf(bullets);
  const parent = file.levels[level];
  const { flow, tokens } = readFlow(
    text.slice(bullets.length).replace(/^\(\w+\)\s*/, ""),
    line,
    problems,
  );
  const said = readLabel(tokens, line, problems);
  const isFallback = !tokens.some(({ mark }) => mark === "[") && flow.divert !== null;
  if (said.label === "" && !isFallback) problems.add(line, "this choice says nothing");
  if (!parent) {
    problems.add(line, "this choice stands within none. Begin it with one mark less");
    return;
  }
  if (parent.divert !== null) problems.add(line, "nothing can follow after a divert");
  const choice: InkChoice = { ...flow, ...said };
  parent.choices.push(choice);
  file.levels = [...file.levels.slice(0, level + 1), choice];
}

/** `said [chosen] then`: chosen is “said chosen”, and “said then” is told. */
function readLabel(
  tokens: readonly InkToken[],
  line: number,
  problems: FileProblems,
): Pick<InkChoice, "label" | "text"> {
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
  const then = closes === -1 ? "" : shown(closes, tokens.length);
  return { label, text: shownInkText(then) === "" ? [] : [shownInkText(shown(0, opens) + then)] };
}

function readLine(file: OpenFile, text: string, line: number): void {
  const { problems } = file;
  const open = file.levels.at(-1) ?? file.knot;
  const { flow, tokens, tags } = readFlow(text, line, problems);
  const shown = shownInkText(tokens.map((token) => token.text).join(""));
  if (open.divert !== null && (shown !== "" || flow.divert !== null)) {
    problems.add(line, "nothing can follow after a divert");
  }
  if (shown !== "") open.text.push(shown);
  open.divert ??= flow.divert;
  if (open !== file.knot) return;
  for (const tag of tags) file.knot.tags.push(tag);
}

/** Splits a line into its text, its tags and its divert. */
function readFlow(text: string, line: number, problems: FileProblems) {
  const [content = [], ...tagged] = splitAt(inkTokens(text), "#");
  const [tokens = [], ...diverts] = splitAt(content, "->");
  if (content.some(({ mark }) => mark === "{" || mark === "}")) {
    problems.add(line, "conditions and text that varies cannot be told. Write out one text");
  }
  if (content.some(({ mark }) => mark === "<-")) {
    problems.add(line, "threads cannot be told. Write out their choices here");
  }
  const flow = {
    line,
    choices: [],
    gather: null,
    divert: readDivert(diverts, line, problems),
  };
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
  if (more.length > 0) {
    problems.add(line, "tunnels cannot be told. Divert to a knot that leads on by itself");
    return "END";
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
