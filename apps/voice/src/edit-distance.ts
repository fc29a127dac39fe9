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
  let above = Array.from({ length: other.length + 1 }, (_, j) => j);
  const costs = [above];
  for (const [i, a] of one.entries()) {
    let left = i + 1;
    const row = [left];
    for (const [j, b] of other.entries()) {
      const replaced = (above[j] ?? Infinity) + difference(a, b);
      left = Math.min(replaced, (above[j + 1] ?? Infinity) + 1, left + 1);
      row.push(left);
    }
    costs.push(row);
    above = row;
  }
  return costs;
}
