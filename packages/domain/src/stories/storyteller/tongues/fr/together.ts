/** The other children, in the scene that opens a story. */
import type { Line } from "../../line.ts";
import type { Telling } from "../../telling.ts";
import { list } from "./grammar.ts";

export function together({ siblings }: Telling): Line {
  if (siblings.length === 0) return null;
  const all = list(siblings);
  return siblings.length === 1
    ? [`Juste à côté habite ${all}.`, `${all} n’est jamais loin.`]
    : [`Juste à côté habitent ${all}.`, `${all} ne sont jamais loin.`];
}
