import type { FileStore } from "#core/ports/files";

export async function keysOf(store: FileStore): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of store.list()) keys.push(key);
  return keys.sort();
}
