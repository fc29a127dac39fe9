/** Names of knots: letters, digits and underscores, without ink's reserved words. */
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

/** A knot's name as a title: `back_in_london` becomes “back in london”. */
export function titleOfKnot(name: string): string {
  return oneLine(name.replaceAll("_", " "));
}
