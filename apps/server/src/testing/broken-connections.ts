/** Breaks a test database's connections, as a server that restarts or fails over does. */
import { sql } from "drizzle-orm";
import pg from "pg";
import type { Database } from "#platform/db/database";

export interface ConnectionBreaker {
  /** Ends every connection to the database but its own. @returns how many there were */
  breakAll(): Promise<number>;
  close(): Promise<void>;
}

/** @throws unless `db` is a database of the server that DATABASE_TEST_URL names */
export async function openConnectionBreaker(db: Database): Promise<ConnectionBreaker> {
  const [database] = await db
    .select({ name: sql<string>`current_database()` })
    .from(sql`(values (1)) as one`);
  const client = new pg.Client({ connectionString: process.env["DATABASE_TEST_URL"] });
  await client.connect();
  return {
    async breakAll() {
      const ended = await client.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and pid <> pg_backend_pid()",
        [database?.name],
      );
      return ended.rowCount ?? 0;
    },
    close: () => client.end(),
  };
}
