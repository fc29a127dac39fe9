import type { Dice } from "@codetale/domain/stories/dice";

/** A whole number from `low` to `high`, both included. */
export function randomInt(dice: Dice, low: number, high: number): number {
  return low + dice.roll(high - low + 1);
}

/** `count` things, each made with its place in the row. */
export function times<T>(count: number, make: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => make(index));
}

/** `count` places from `from` to `to`, about evenly apart. */
export function spreadEvenly(dice: Dice, count: number, from: number, to: number): number[] {
  const step = (to - from) / count;
  return times(count, (index) =>
    Math.round(from + step * (index + 0.5) + randomInt(dice, -35, 35) * (step / 100)),
  );
}
