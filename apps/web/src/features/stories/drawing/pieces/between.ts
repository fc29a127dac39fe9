import type { Dice } from "@codetale/domain/stories/seed";

/** A whole number from `low` to `high`, both included. */
export function between(dice: Dice, low: number, high: number): number {
  return low + dice.roll(high - low + 1);
}

/** `count` things, each made with its place in the row. */
export function many<T>(count: number, make: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => make(index));
}

/** `count` places from `from` to `to`, about evenly apart. */
export function spread(dice: Dice, count: number, from: number, to: number): number[] {
  const step = (to - from) / count;
  return many(count, (index) =>
    Math.round(from + step * (index + 0.5) + between(dice, -35, 35) * (step / 100)),
  );
}
