import type { ShownFigure } from "@codetale/domain/stories/pictures/figures";
import type { Frame } from "../frame.ts";
import type { Point } from "./figure-model.ts";
import { figureDesigns } from "./figure-designs.tsx";
import { figureScale } from "./figure-size.ts";

/** More figures do not fit beside each other. */
export const MOST_FIGURES = 6;

/**
 * No face is higher above the ground than this, in units, in whatever mood; hats, ears and horns
 * may be up to 100 higher.
 */
export const facesTop = 250;

export interface PlacedFigure {
  figure: ShownFigure;
  x: number;
  y: number;
  scale: number;
  looksLeft: boolean;
  speaks: boolean;
}

/**
 * Figures side by side, none before the face of another, in the order in which they are drawn: the
 * larger ones first, the speaker last. They look at the speaker, or to the middle where none speaks.
 *
 * @param cast of two figures with one name the first is shown
 * @param speaker name of the figure that speaks, which is shown in any case; null for the narrator
 */
export function layOutCast(
  { w, h, ground }: Frame,
  cast: readonly ShownFigure[],
  speaker: string | null,
): PlacedFigure[] {
  const shown = chooseShown(cast, speaker);
  const shares = sharesOfSize(shown);
  const sizes = shown.map((figure, index) => {
    const { width, height } = sizeOf(figure);
    const share = shares[index] as number;
    return { width: width * share, height: height * share };
  });
  const widths = sizes.reduce((sum, { width }) => sum + width, 0);
  const tallest = Math.max(0, ...sizes.map(({ height }) => height));
  const space = w * visibleShare({ w, h });
  const scale = Math.min(
    shown.length <= 2 ? 1.35 : 1.2,
    space / (widths + GAP * shown.length),
    facesTop / tallest,
  );
  const gap = Math.min(WIDEST_GAP, space / shown.length - (widths / shown.length) * scale);
  let left = (w - widths * scale - gap * (shown.length - 1)) / 2;
  const xs = sizes.map(({ width }) => {
    const x = left + (width * scale) / 2;
    left += width * scale + gap;
    return x;
  });
  const speakerX = xs[shown.findIndex(({ name }) => name === speaker)];
  return shown
    .map((figure, index): PlacedFigure => {
      const x = xs[index] as number;
      const speaks = figure.name === speaker;
      const looksTo = speaks || speakerX === undefined ? w / 2 + 1 : speakerX;
      return {
        figure,
        x,
        y: ground + (index % 2) * 14,
        scale: scale * (shares[index] as number),
        looksLeft: looksTo < x,
        speaks,
      };
    })
    .sort((one, other) => order(other) - order(one));
}

/** Side of the square in which a scene's thing is drawn. */
export const THING_SIZE = 136;

/**
 * Where a thing stands: beside the figures where all screens show that, else before the legs of two
 * tall neighbours; below the feet where nobody is tall enough to have the face above it.
 *
 * @returns the upper left corner of its square
 */
export function layOutThing({ w, h, ground }: Frame, cast: readonly PlacedFigure[]): Point {
  const row = cast
    .map(({ figure, x, scale }) => {
      const { width, height } = sizeOf(figure);
      return { x, half: (width * scale) / 2, height: height * scale };
    })
    .sort((one, other) => one.x - other.x);
  const end = row.at(-1);
  const beside = end ? end.x + end.half + GAP : (w - THING_SIZE) / 2;
  const y = ground + THING_BEFORE_FEET - THING_SIZE;
  if (beside + THING_SIZE <= (w / 2) * (1 + visibleShare({ w, h }))) return [beside, y];
  const pairs = row.slice(1).map((right, index) => {
    const left = row[index] as typeof right;
    return { x: (left.x + right.x) / 2, height: Math.min(left.height, right.height) };
  });
  const [tallest] = pairs.toSorted((one, other) => other.height - one.height);
  if (tallest && tallest.height >= FACE_ABOVE_THING) return [tallest.x - THING_SIZE / 2, y];
  return [(w - THING_SIZE) / 2, ground + THING_BELOW_FEET - THING_SIZE];
}

/** How far the foot of a thing is before the figures' feet: before legs, and before small figures. */
const THING_BEFORE_FEET = 40;
const THING_BELOW_FEET = 118;

/** Height of the smallest figure whose face is higher than a thing before its legs. */
const FACE_ABOVE_THING = 214;

/** Least and greatest space between two figures, the least before scaling. */
const GAP = 16;
const WIDEST_GAP = 48;

/** Share of a frame's width that the narrowest screens show of it. */
const visibleShare = ({ w, h }: Pick<Frame, "w" | "h">) => (w / h > 1.5 ? 0.55 : 0.8);

/** The first six; a speaker who is not among them takes the place of the last. */
function chooseShown(cast: readonly ShownFigure[], speaker: string | null): ShownFigure[] {
  const all = [...new Map(cast.toReversed().map((figure) => [figure.name, figure])).values()];
  const different = all.toReversed();
  const first = different.slice(0, MOST_FIGURES);
  const missing = different.slice(MOST_FIGURES).find(({ name }) => name === speaker);
  return missing ? [...first.slice(0, -1), missing] : first;
}

/**
 * The factors with which the figures of a picture are drawn. Beside a child, whom the story is about,
 * giants and dragons are smaller than by themselves, yet in the same order.
 */
function sharesOfSize(shown: readonly ShownFigure[]): number[] {
  const heights = shown.map((figure) => sizeOf(figure).height);
  const child = Math.min(...heights.filter((_, index) => isHero(shown[index] as ShownFigure)));
  const above = Math.max(...heights) - child;
  const share = (child / LEAST_SHARE_OF_CHILD - child) / above;
  if (!(share < 1)) return heights.map(() => 1);
  return heights.map((height) =>
    height > child ? (child + (height - child) * share) / height : 1,
  );
}

/** Least height of a child beside the tallest figure of a picture. */
export const LEAST_SHARE_OF_CHILD = 0.7;

const isHero = ({ kind, age }: ShownFigure) => kind === "person" && age === "child";

function sizeOf(figure: ShownFigure): { width: number; height: number } {
  const { width, height } = figureDesigns[figure.kind];
  const size = figureScale(figure);
  return { width: width * size, height: height * size };
}

/** The lower, the further in front. */
const order = ({ figure, speaks }: PlacedFigure) => (speaks ? 0 : sizeOf(figure).height);
