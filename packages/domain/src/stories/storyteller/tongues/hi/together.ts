/** The other children, in the scene that opens a story. */
import type { Line } from "../../line.ts";
import type { Telling } from "../../telling.ts";
import { list } from "./grammar.ts";

export function together({ siblings }: Telling): Line {
  if (siblings.length === 0) return null;
  const all = list(siblings);
  return [`पड़ोस में ${all} का घर था।`, `और ${all} का साथ हमेशा रहता था।`];
}
