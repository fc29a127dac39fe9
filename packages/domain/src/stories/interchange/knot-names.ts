/** Knots are named by letters, digits and underscores; some words are ink's own. */
import { oneLine } from "./one-line.ts";

const TAKEN: ReadonlySet<string> = new Set([
  "END",
  "DONE",
  "VAR",
  "CONST",
  "LIST",
  "INCLUDE",
  "EXTERNAL",
  "TODO",
  "function",
  "return",
  "temp",
  "ref",
  "else",
  "true",
  "false",
  "not",
  "and",
  "or",
  "mod",
  "has",
  "hasnt",
]);

export function knotName(id: string): string {
  const name = id.replace(/[^A-Za-z0-9_]/g, "_");
  return /^[A-Za-z]/.test(name) && !TAKEN.has(name) ? name : `scene_${name}`;
}

/** How a knot's name reads: `back_in_london` is “back in london”. */
export function titleOfKnot(name: string): string {
  return oneLine(name.replaceAll("_", " "));
}
