import { describe, expect, it } from "vitest";
import { diceFrom } from "./dice.ts";

describe("dice", () => {
  it("roll the same for the same seed, and not for another", () => {
    const rolls = (seed: string) => {
      const dice = diceFrom(seed);
      return Array.from({ length: 20 }, () => dice.roll(1000));
    };
    expect(rolls("a")).toEqual(rolls("a"));
    expect(rolls("a")).not.toEqual(rolls("b"));
  });

  it("roll the same in every release, as the tales of a seed depend on it", () => {
    const dice = diceFrom("a seed");
    expect(Array.from({ length: 8 }, () => dice.roll(100))).toEqual([
      11, 92, 26, 52, 38, 37, 86, 90,
    ]);
  });

  it("stay below their sides and reach all of them", () => {
    const dice = diceFrom("sides");
    const rolled = new Set(Array.from({ length: 600 }, () => dice.roll(6)));
    expect([...rolled].sort()).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it("shuffle without losing or doubling anything", () => {
    const items = Array.from({ length: 30 }, (_, index) => index);
    const shuffled = diceFrom("shuffle").shuffle(items);
    expect(shuffled).not.toEqual(items);
    expect(shuffled.toSorted((a, b) => a - b)).toEqual(items);
  });

  it("fork into independent dice", () => {
    const alone = diceFrom("x").fork("part").roll(1e6);
    const dice = diceFrom("x");
    dice.roll(6);
    expect(dice.fork("part").roll(1e6)).toBe(alone);
    expect(dice.fork("other").roll(1e6)).not.toBe(alone);
  });

  it("refuse to pick from nothing", () => {
    expect(() => diceFrom("x").pick([])).toThrow(new RangeError("there is nothing to pick from"));
  });
});
