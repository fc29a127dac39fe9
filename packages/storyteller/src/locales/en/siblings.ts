/** The other children, in the scene that opens a story. */
import type { Line } from "../../line.ts";
import type { SceneContext } from "../../scene-context.ts";
import { list, was } from "./grammar.ts";

export function introduceSiblings({ siblings }: SceneContext): Line {
  if (siblings.length === 0) return null;
  const all = list(siblings);
  return [`${all} came along, too.`, `${all} ${was(siblings)} never far away.`];
}
