import type { Dice } from "@codetale/domain/stories/dice";
import type { ReactNode } from "react";
import type { Place } from "../frame.ts";

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
