/** The other children, in the scene that opens a story. */
import type { Line } from "../../line.ts";
import type { SceneContext } from "../../scene-context.ts";
import { list, plural } from "./grammar.ts";

export function introduceSiblings({ siblings }: SceneContext): Line {
  if (siblings.length === 0) return null;
  const all = list(siblings);
  return [
    `También ${plural(siblings, "iba", "iban")} ${all}.`,
    `${all} nunca ${plural(siblings, "andaba", "andaban")} lejos.`,
  ];
}
