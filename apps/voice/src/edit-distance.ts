/** The least cost of making one list out of another. */

export interface EditPrices<T> {
  /** One item in place of another; 0 where they are the same. */
  replaced(a: T, b: T): number;
  /** An item of either list that has none beside it. */
  alone(item: T): number;
}

/**
 * @param difference the cost of one item in place of another; leaving one out or adding one costs 1
 * @returns `costs[i][j]`: the least cost between the first i items of one list and the first j of
 *   the other
 */
export function editCosts<T>(
  one: readonly T[],
  other: readonly T[],
  difference: (a: T, b: T) => number,
): number[][] {
  const prices = { replaced: difference, alone: () => 1 };
  const costs = [costsOfNone(other, prices)];
  for (const item of one) costs.push(costsWith(costs.at(-1) ?? [], item, other, prices));
  return costs;
}

/** @returns the costs between an empty list and the first j items of `other` */
export function costsOfNone<T>(other: readonly T[], { alone }: EditPrices<T>): number[] {
  const row = [0];
  for (const item of other) row.push((row.at(-1) ?? 0) + alone(item));
  return row;
}

/**
 * @param above the costs between a list and the first j items of `other`
 * @returns the same with `item` added to the list
 */
export function costsWith<T>(
  above: readonly number[],
  item: T,
  other: readonly T[],
  { replaced, alone }: EditPrices<T>,
): number[] {
  const withoutItem = alone(item);
  let left = (above[0] ?? 0) + withoutItem;
  const row = [left];
  for (const [j, b] of other.entries()) {
    left = Math.min(
      (above[j] ?? Infinity) + replaced(item, b),
      (above[j + 1] ?? Infinity) + withoutItem,
      left + alone(b),
    );
    row.push(left);
  }
  return row;
}
