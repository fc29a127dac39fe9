import type { Dice } from "@codetale/domain/stories/dice";

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
