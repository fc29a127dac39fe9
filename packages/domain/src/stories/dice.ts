/** Chance that can be told again: the same seed makes the same choices, on every machine. */

export interface Dice {
  /** A whole number from 0 up to `sides`, exclusive. */
  roll(sides: number): number;
  /** One of `items`, which must not be empty. */
  pick<T>(items: readonly T[]): T;
  /** `items` in another order. */
  shuffle<T>(items: readonly T[]): T[];
  /** Dice of their own for a part of the work, so that parts do not disturb each other. */
  fork(label: string): Dice;
}

export function diceFrom(seed: string): Dice {
  let state = hash(seed);
  const next = () => {
    // mulberry32: 32 bits of state, which is plenty for a story.
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  const roll = (sides: number) => Math.floor((next() / 2 ** 32) * sides);
  return {
    roll,
    pick<T>(items: readonly T[]): T {
      if (items.length === 0) throw new RangeError("there is nothing to pick from");
      return items[roll(items.length)] as T;
    },
    shuffle<T>(items: readonly T[]): T[] {
      const left = [...items];
      return items.map(() => left.splice(roll(left.length), 1)[0] as T);
    },
    fork: (label) => diceFrom(`${seed}/${label}`),
  };
}

/** FNV-1a over UTF-16 units. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return value >>> 0;
}
