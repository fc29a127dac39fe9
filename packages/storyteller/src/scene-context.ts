/** What one scene knows while it is put into words. */
import type { Line } from "./line.ts";
import type { Cast } from "./cast.ts";

export interface SceneContext {
  /** Everybody with role and traits; the names below are theirs. */
  cast: Cast;
  /** The youngest listener is five or less. */
  young: boolean;
  /** The first child of the list: the story opens with them. */
  hero: string;
  /** All children but the hero. */
  siblings: readonly string[];
  /** The child whose turn it is to decide. */
  child: string;
  /** Walks with the children from the second scene on. */
  friend: string;
  /** Wants something else, for a reason one can understand. */
  other: string;
  /** Where we are, as the tongue words it: `by the river`. */
  setting: string;
  /** The line that comes back three times. */
  refrain: Line;
  /** Asks the child to choose; for scenes that have no question of their own. */
  question: string;
  /** Something else that a child loves, in the parent's words. */
  interest: string;
  /** A thing to carry that has to do with what a child loves. */
  tool: ToolLines;
  /** A place to pass that has to do with what a child loves. */
  landmark: LandmarkLines;
  /** The friend and all others who come along arrive, each shown by role and traits. */
  arrivals: readonly Line[];
  /** `other` is met, shown by role and traits. */
  meeting: readonly Line[];
  /** What those who came along do when everybody is needed. */
  deeds: readonly Line[];
  /** The objective in the parent's own words; empty outside lessons. */
  objective: string;
  /**
   * The line for what was chosen at an earlier beat; nothing where the story has not been there.
   *
   * @throws RangeError when the plot does not say that this beat recalls it
   */
  recall(beat: string, lines: Readonly<Record<string, Line>>): Line;
}

export interface ToolLines {
  /** It is packed, or found: with the interest. */
  pack: Line;
  /** It helps. */
  use: Line;
}

export interface LandmarkLines {
  /** It is passed on the way out: with the interest. */
  pass: Line;
  /** It shows the way, or helps, later. */
  find: Line;
}
