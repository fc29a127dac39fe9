/** What is written for one scene, in one language. */
import type { Line, Variants } from "./line.ts";
import type { SceneContext } from "./scene-context.ts";

export interface SceneTexts {
  title: Variants;
  /** 20 to 45 words without the spare lines, 25 to 80 with them. */
  lines: (t: SceneContext) => readonly Line[];
  /** The name of the character who says the scene in the first person; else the narrator does. */
  speaker?: (t: SceneContext) => string;
}
