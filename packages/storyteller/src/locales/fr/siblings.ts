/** The other children, in the scene that opens a story. */
import type { Line } from "../../line.ts";
import type { SceneContext } from "../../scene-context.ts";
import { list } from "./grammar.ts";

export function introduceSiblings({ siblings }: SceneContext): Line {
  if (siblings.length === 0) return null;
  const all = list(siblings);
  return siblings.length === 1
    ? [`${all} vient aussi.`, `${all} n’est jamais loin.`]
    : [`${all} viennent aussi.`, `${all} ne sont jamais loin.`];
}
