/** What the texts of one scene are computed from. */
import type { Line } from "./line.ts";
import type { Cast } from "./characters/cast.ts";

export interface SceneContext {
  /** Roles and traits; the names below are those of its members. */
  cast: Cast;
  /** Whether the youngest child is at most `YOUNG_UP_TO` years old. */
  young: boolean;
  /** Whether the story is about a hard theme, so that it has no clowning. */
  gentle: boolean;
  /** The first child of the wishes. */
  hero: string;
  /** All children but the hero. */
  siblings: readonly string[];
  /** The child whose turn it is to decide. */
  child: string;
  /** The companion, with the children from the second scene on. */
  friend: string;
  /** The antagonist, who has an understandable motive. */
  other: string;
  /**
   * The name of someone who belongs to a theme: the first of `names` that no child or character of
   * the wishes has, as the parent typed them, so that it is the same in both editions.
   */
  freeName(names: readonly [string, ...string[]]): string;
  /** The scene's setting as an adverbial phrase: `by the river`. */
  setting: string;
  /** The line that every path has three times. */
  refrain: Line;
  /** Asks the child to choose; for scenes that have no question of their own. */
  question: string;
  /** A thing to carry, of the first interest. */
  tool: ToolLines;
  /** A place to pass, of the second interest. */
  landmark: LandmarkLines;
  /** The friend and the extras arrive, each shown by role and traits. */
  arrivals: readonly Line[];
  /** `other` is met, shown by role and traits. */
  meeting: readonly Line[];
  /** What each of the extras does in the scene that needs all companions. */
  deeds: readonly Line[];
  /** The number words from one to the number that the objective names: to ten where it names none. */
  counted: readonly string[];
  /** The letter that the objective names, as a capital; the first of the alphabet where it names none. */
  letter: string;
  /** What was done in each lesson that returns in this scene, and what is only mentioned or met. */
  returns: readonly Line[];
  /**
   * The line for what was chosen at an earlier beat; null where this path did not pass it.
   *
   * @throws RangeError when the plot does not say that this beat recalls it
   */
  recall(beat: string, lines: Readonly<Record<string, Line>>): Line;
}

export interface ToolLines {
  /** It is packed, or found. */
  pack: Line;
  /** It helps. */
  use: Line;
}

export interface LandmarkLines {
  /** It is passed on the way out. */
  pass: Line;
  /** It shows the way, or helps, later. */
  find: Line;
}
