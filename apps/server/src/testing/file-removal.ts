import type { FileStore } from "#core/ports/files";
import type { FileRemoval } from "#platform/db/file-removal";

/** Deletes the files of a test's store as soon as their transaction is over. */
export class RemovalAtOnce implements FileRemoval {
  readonly #files: Pick<FileStore, "delete">;
  readonly #keys: string[] = [];

  constructor(files: Pick<FileStore, "delete">) {
    this.#files = files;
  }

  add: FileRemoval["add"] = async (_tx, keys) => void this.#keys.push(...keys);

  wake(): void {
    for (const key of this.#keys.splice(0)) void this.#files.delete(key);
  }
}
