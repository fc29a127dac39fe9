/** The other children, in the scene that opens a story. */
import type { Line } from "../../line.ts";
import type { Telling } from "../../telling.ts";
import { list, plural } from "./grammar.ts";

export function together({ siblings }: Telling): Line {
  if (siblings.length === 0) return null;
  const all = list(siblings);
  return [
    `Muy cerca ${plural(siblings, "vivía", "vivían")} ${all}.`,
    `${all} nunca ${plural(siblings, "andaba", "andaban")} lejos.`,
  ];
}
