/** Reads that are asked for one by one, and made many at once. */

/**
 * What is asked for within one turn of the event loop is read in one go at its end. Nothing is kept:
 * each read begins after it was asked for, so that none answers what was true before.
 *
 * @param readMany the values of keys, by key; absent for one that has none
 * @returns reads one; null where there is none; rejects as the common read does
 */
export function gatherReads<Value extends object>(
  readMany: (keys: readonly string[]) => Promise<ReadonlyMap<string, Value>>,
): (key: string) => Promise<Value | null> {
  let gathered: { keys: Set<string>; values: Promise<ReadonlyMap<string, Value>> } | null = null;

  function begin() {
    const keys = new Set<string>();
    const values = new Promise<void>((resolve) => setImmediate(resolve)).then(() => {
      gathered = null;
      return readMany([...keys]);
    });
    return { keys, values };
  }

  return async (key) => {
    gathered ??= begin();
    gathered.keys.add(key);
    return (await gathered.values).get(key) ?? null;
  };
}
