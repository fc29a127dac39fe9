/** What a database holds, to be written elsewhere; implemented by platform/db/transfer. */

export interface TransferredTable {
  name: string;
  /** Every row as one line of JSON, in pieces of some rows. */
  rows: AsyncIterable<readonly string[]>;
}

export interface TransferredSequence {
  name: string;
  /** A 64-bit number in decimal digits. */
  lastValue: string;
  isCalled: boolean;
}

export interface TransferredDatabase {
  /** When the last migration that it has was made: one of those in the folder of migrations. */
  migratedTo: number;
  tables: AsyncIterable<TransferredTable>;
  sequences: readonly TransferredSequence[];
}

/** Rows by table. */
export type RowCounts = Readonly<Record<string, number>>;

export interface TableTransfer {
  /** Passes `work` everything as of one moment, whatever is written meanwhile. */
  read<T>(work: (source: TransferredDatabase) => Promise<T>): Promise<T>;

  /** @throws OperatorError when the database has rows */
  requireEmpty(): Promise<void>;

  /**
   * Fills an empty database, or leaves it empty: creates the tables as `source` had them, writes all
   * rows, and applies the migrations that came later.
   *
   * @returns the rows that are there afterwards
   * @throws OperatorError when the database is not empty, `source` is of a newer version, or a
   *   table has another number of rows afterwards
   */
  fill(source: TransferredDatabase): Promise<RowCounts>;
}
