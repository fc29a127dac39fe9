/** The other children, in the scene that opens a story. */
import type { Line } from "../../line.ts";
import type { SceneContext } from "../../scene-context.ts";
import { list } from "./grammar.ts";

export function introduceSiblings({ siblings }: SceneContext): Line {
  if (siblings.length === 0) return null;
  const all = list(siblings);
  return siblings.length === 1
    ? [`Juste à côté habite ${all}.`, `${all} n’est jamais loin.`]
    : [`Juste à côté habitent ${all}.`, `${all} ne sont jamais loin.`];
}
