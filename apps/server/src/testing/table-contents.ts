import { getTableName } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Database } from "#platform/db/database";

/** Every row of `tables`, to compare before and after: rows in an order of their own. */
export async function contentsOf(
  db: Database,
  ...tables: PgTable[]
): Promise<Record<string, string[]>> {
  const contents: Record<string, string[]> = {};
  for (const table of tables) {
    const rows = await db.select().from(table);
    contents[getTableName(table)] = rows.map((row) => JSON.stringify(row)).sort();
  }
  return contents;
}
