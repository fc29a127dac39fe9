import type { TableTransfer } from "#core/ports/table-transfer";
import type { OpenDatabase } from "../database.ts";
import { fillDatabase, requireEmpty } from "./fill-database.ts";
import { readDatabase } from "./read-database.ts";

/** @param migrationsDir folder of the SQL migrations */
export function createTableTransfer(
  database: Pick<OpenDatabase, "db" | "migrate">,
  migrationsDir: string,
): TableTransfer {
  return {
    read: (work) => readDatabase(database.db, work),
    requireEmpty: () => requireEmpty(database.db),
    fill: (source) => fillDatabase(database, source, migrationsDir),
  };
}
