import type { Database } from "./database.ts";

/** Deletes files whose rows are deleted, by any process, until the storage has done so. */
export interface FileRemoval {
  /**
   * @param tx the transaction that deletes the rows
   * @param keys under which nothing is stored again: they may be deleted later
   */
  add(tx: Database, keys: readonly string[]): Promise<void>;
  /** To be called after such a transaction. */
  wake(): void;
}
