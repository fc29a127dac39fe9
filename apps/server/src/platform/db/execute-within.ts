import { sql } from "drizzle-orm";
import type { Database } from "./database.ts";
import type { ExecuteSql } from "./execute-sql.ts";

/** Runs such statements, one at a time, within a transaction of ours. */
export function executeWithin(tx: Database): ExecuteSql {
  return async (text, values = []) => {
    const parts = text.split(/\$(\d+)/).map((part, index) =>
      // The odd ones are the numbers.
      index % 2 === 0 ? sql.raw(part) : sql`${sql.param(values[Number(part) - 1] ?? null)}`,
    );
    return (await tx.execute(sql.join(parts))) as { rows: Record<string, unknown>[] };
  };
}
