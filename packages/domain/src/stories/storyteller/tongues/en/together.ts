/** The other children, in the scene that opens a story. */
import type { Line } from "../../line.ts";
import type { Telling } from "../../telling.ts";
import { list, was } from "./grammar.ts";

export function together({ siblings }: Telling): Line {
  if (siblings.length === 0) return null;
  const all = list(siblings);
  return [`Next door lived ${all}.`, `${all} ${was(siblings)} never far away.`];
}
