/** Repeatable random choices: the same seed gives the same ones on every machine. */

export interface Dice {
  /** A whole number from 0 up to `sides`, exclusive. */
  roll(sides: number): number;
  /**
   * One of `items`.
   *
   * @throws RangeError when `items` is empty
   */
  pick<T>(items: readonly T[]): T;
  /** A shuffled copy of `items`. */
  shuffle<T>(items: readonly T[]): T[];
  /** New dice seeded by this seed and `label` alone, whatever was rolled before. */
  fork(label: string): Dice;
}

export function diceFrom(seed: string): Dice {
  let state = hash(seed);
  const next = () => {
    // mulberry32 (Tommy Ettinger, public domain): 32 bits of state are enough for a story.
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

/** FNV-1a of 32 bits (Fowler, Noll, Vo), over UTF-16 units in place of octets. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return value >>> 0;
}
