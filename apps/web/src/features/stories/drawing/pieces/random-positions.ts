import type { Dice } from "@codetale/domain/stories/dice";
import { createElement, type ReactNode } from "react";
import { pictureColours, type PictureColour } from "#theme/picture-palette";
import { usePlace, type Place } from "../frame.ts";

/** A whole number from `low` to `high`, both included. */
export function randomInt(dice: Dice, low: number, high: number): number {
  return low + dice.roll(high - low + 1);
}

/** An array of `count` results of `make`, called with 0, 1, 2 … */
export function times<T>(count: number, make: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => make(index));
}

/** `count` whole numbers from `from` to `to`, ascending: evenly spaced, each moved at random. */
export function spreadEvenly(dice: Dice, count: number, from: number, to: number): number[] {
  const step = (to - from) / count;
  return times(count, (index) =>
    Math.round(from + step * (index + 0.5) + randomInt(dice, -35, 35) * (step / 100)),
  );
}

/**
 * `count` pieces, evenly spread over the width of the frame.
 *
 * @param heights least and greatest height of a piece
 * @param margin how far the row extends beyond the frame's edges
 */
export function row(
  { w, dice }: Place,
  count: number,
  heights: readonly [number, number],
  draw: (piece: { x: number; h: number }) => ReactNode,
  margin = 0,
): ReactNode[] {
  return spreadEvenly(dice, count, -margin, w + margin).map((x) =>
    draw({ x, h: randomInt(dice, ...heights) }),
  );
}

/** An area in which pieces are scattered; without `from` and `to`, as wide as the frame. */
export interface Area {
  from?: number;
  to?: number;
  count: number;
}

interface ScatterProps extends Area {
  /** What is scattered: names the fork of the dice. */
  what: string;
  top: number;
  /** Without it, all pieces are at `top`. */
  bottom?: number;
  fill?: PictureColour;
  /** Draws one piece at a position in the picture; `dice` are for what else it chooses. */
  draw: (x: number, y: number, dice: Dice) => ReactNode;
}

export function Scatter({ what, from = 0, to, count, top, bottom, fill, draw }: ScatterProps) {
  const { w, ground, dice } = usePlace();
  const own = dice.fork(`${what} ${from} ${ground + top}`);
  const pieces = times(count, () => {
    const x = randomInt(own, from, to ?? w);
    const y = ground + (bottom === undefined ? top : randomInt(own, top, bottom));
    return draw(x, y, own);
  });
  return createElement("g", fill && { fill: pictureColours[fill] }, ...pieces);
}
