/** Text and names of knots in ink: a backslash before a mark makes it literal. */
import { oneLine } from "../sanitize-text.ts";

/** Marks that ink interprets within a line. */
const MARKUP = /[\\[\]{}#|]|<(?=[->])|-(?=>)|\/(?=[/*])|^[-*+~=(]/g;

/** Words that begin an instruction where they begin a line. */
const INSTRUCTION = /^(?=(?:VAR|CONST|LIST|INCLUDE|EXTERNAL|TODO|temp|return|else)\b)/;

export function inkText(text: string): string {
  return oneLine(text).replace(MARKUP, "\\$&").replace(INSTRUCTION, "\\");
}

const RESERVED: ReadonlySet<string> = new Set(
  (
    "END DONE VAR CONST LIST INCLUDE EXTERNAL TODO function return temp ref else true false not and or " +
    "mod has hasnt"
  ).split(" "),
);

/** Letters, digits and underscores, without ink's reserved words. */
export function knotName(id: string): string {
  const name = id.replace(/[^A-Za-z0-9_]/g, "_");
  return /^[A-Za-z]/.test(name) && !RESERVED.has(name) ? name : `scene_${name}`;
}

/** A knot's name as a title: `back_in_london` becomes “back in london”. */
export function titleOfKnot(name: string): string {
  return oneLine(name.replaceAll("_", " "));
}

export function shownInkText(ink: string): string {
  return oneLine(ink.replace(/\\(.)/g, "$1"));
}

/** A piece of a line: text, or one of ink's own marks. */
export interface InkToken {
  mark: "->" | "<-" | "<>" | "#" | "{" | "}" | "[" | "]" | null;
  text: string;
}

const TOKEN = /\\.|(->|<-|<>|[#{}[\]])/g;

/** Splits a line at ink's marks; text keeps its backslashes. */
export function inkTokens(line: string): InkToken[] {
  const tokens: InkToken[] = [];
  let from = 0;
  for (const found of line.matchAll(TOKEN)) {
    const [, mark] = found;
    if (mark === undefined) continue;
    tokens.push({ mark: null, text: line.slice(from, found.index) });
    tokens.push({ mark: mark as InkToken["mark"], text: mark });
    from = found.index + mark.length;
  }
  return [...tokens, { mark: null, text: line.slice(from) }];
}

/** Lines without ink's comments; line numbers stay the same. */
export function withoutInkComments(lines: readonly string[]): string[] {
  return lines
    .join("\n")
    .replace(/(\\.)|\/\/[^\n]*|\/\*[^]*?(?:\*\/|$)/g, (found, escaped: string | undefined) =>
      escaped === undefined ? found.replace(/[^\n]/g, "") : found,
    )
    .split("\n");
}
