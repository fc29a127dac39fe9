import { Readable } from "node:stream";
import type { FileStore, ListedFile, StoredFile } from "#core/ports/files";

/** A file store of a test. */
export class FilesInMemory implements FileStore {
  readonly kept = new Map<string, Buffer>();

  put = async (key: string, bytes: Buffer): Promise<void> => {
    this.kept.set(key, bytes);
  };

  find = async (key: string): Promise<StoredFile | null> => {
    const bytes = this.kept.get(key);
    if (!bytes) return null;
    return {
      size: bytes.length,
      read: async ({ start, end } = { start: 0, end: bytes.length - 1 }) =>
        Readable.from([bytes.subarray(start, end + 1)]),
    };
  };

  delete = async (key: string): Promise<void> => {
    this.kept.delete(key);
  };

  async *list(): AsyncGenerator<ListedFile> {
    for (const [key, { length }] of this.kept) yield { key, size: length };
  }

  check = async (): Promise<void> => {};
}
