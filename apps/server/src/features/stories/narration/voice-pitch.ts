/** How high a character speaks, by the figure that is drawn of it. */
import type { FigureKind, StoryFigure } from "@codetale/domain/stories/pictures/figures";

/** Relative to the voice's own pitch; a factor of 1.06 is a semitone. */
const CHILD = 1.1;
const SMALL = 1.14;
const LARGE = 0.88;
const OLD = 0.94;

const smallKinds: ReadonlySet<FigureKind> = new Set([
  "elf",
  "fairy",
  "mouse",
  "rabbit",
  "hedgehog",
  "bird",
  "snail",
  "frog",
  "fish",
  "ant",
  "spider",
  "insect",
  "penguin",
]);

const largeKinds: ReadonlySet<FigureKind> = new Set([
  "giant",
  "troll",
  "monster",
  "robot",
  "dragon",
  "dinosaur",
  "wolf",
  "bear",
  "lion",
  "tiger",
  "elephant",
  "horse",
  "cow",
  "whale",
  "crocodile",
]);

/** @returns 1 for the narrator, who has no figure */
export function pitchOf(figure: Pick<StoryFigure, "kind" | "age"> | undefined): number {
  if (!figure) return 1;
  if (largeKinds.has(figure.kind)) return LARGE;
  if (smallKinds.has(figure.kind)) return SMALL;
  return { child: CHILD, adult: 1, old: OLD }[figure.age];
}
