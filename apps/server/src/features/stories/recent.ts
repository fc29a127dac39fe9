/** Keeps what was asked for last in memory; for what never changes. */
export interface Recent<Value> {
  get(key: string): Value | undefined;
  set(key: string, value: Value): void;
  delete(key: string): void;
}

/**
 * @param most as much is kept in all
 * @param weightOf what one value counts; without it, one
 */
export function createRecent<Value>(
  most: number,
  weightOf: (value: Value) => number = () => 1,
): Recent<Value> {
  const kept = new Map<string, Value>();
  let weight = 0;

  function remove(key: string): void {
    const value = kept.get(key);
    if (value === undefined) return;
    kept.delete(key);
    weight -= weightOf(value);
  }

  return {
    get(key) {
      const value = kept.get(key);
      if (value === undefined) return undefined;
      // A map keeps the order of insertion: the first is what was asked for longest ago.
      kept.delete(key);
      kept.set(key, value);
      return value;
    },
    delete: remove,
    set(key, value) {
      remove(key);
      kept.set(key, value);
      weight += weightOf(value);
      for (const oldest of kept.keys()) {
        if (weight <= most) return;
        remove(oldest);
      }
    },
  };
}
