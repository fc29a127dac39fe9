/** The browser's database in memory: its one table, with as much of IndexedDB as the app uses. */
import { vi } from "vitest";

export interface StoredRow {
  owner: string;
  id: string;
}

type Key = readonly unknown[];

interface KeyRange {
  lower: Key;
  upper: Key;
}

/**
 * Puts a database with `rows` in the place of `indexedDB`, until globals are unstubbed.
 *
 * @param opening until when it cannot be opened
 * @returns the rows that it holds at present
 */
export function stubIndexedDb(
  rows: readonly StoredRow[] = [],
  opening: Promise<void> = Promise.resolve(),
): () => readonly StoredRow[] {
  const kept = new Map(rows.map((row) => [keyIn(row), row]));
  const within = ({ lower, upper }: KeyRange) =>
    [...kept.values()]
      .filter(
        ({ owner, id }) => compare([owner, id], lower) >= 0 && compare([owner, id], upper) <= 0,
      )
      .sort((one, other) => compare([one.owner, one.id], [other.owner, other.id]));
  const table = {
    getAll: (range: KeyRange) => request(() => within(range)),
    getAllKeys: (range: KeyRange) =>
      request(() => within(range).map(({ owner, id }) => [owner, id])),
    getKey: (key: [string, string]) => request(() => (kept.has(key.join(" ")) ? key : undefined)),
    put: (row: StoredRow) => request(() => void kept.set(keyIn(row), row)),
    delete: (key: [string, string]) => request(() => void kept.delete(key.join(" "))),
    clear: () => request(() => kept.clear()),
  };
  const database = { transaction: () => ({ objectStore: () => table }), close: () => {} };
  vi.stubGlobal("indexedDB", { open: () => request(() => database, opening) });
  vi.stubGlobal("IDBKeyRange", { bound: (lower: Key, upper: Key) => ({ lower, upper }) });
  return () => [...kept.values()];
}

function keyIn({ owner, id }: StoredRow): string {
  return `${owner} ${id}`;
}

/** Answers once its caller listens, in the order of the calls. */
function request<T>(act: () => T, waiting: Promise<void> = Promise.resolve()) {
  const made = { result: undefined as T | undefined, onsuccess: () => {} };
  void waiting.then(() => {
    made.result = act();
    made.onsuccess();
  });
  return made;
}

/** IndexedDB's order: part by part, an array after every string. */
function compare(one: unknown, other: unknown): number {
  if (Array.isArray(one) && Array.isArray(other)) return compareParts(one, other);
  if (Array.isArray(one) || Array.isArray(other)) return Array.isArray(one) ? 1 : -1;
  if (one === other) return 0;
  return String(one) < String(other) ? -1 : 1;
}

function compareParts(one: Key, other: Key): number {
  for (const [at, part] of one.entries()) {
    if (at >= other.length) return 1;
    const order = compare(part, other[at]);
    if (order !== 0) return order;
  }
  return one.length - other.length;
}
