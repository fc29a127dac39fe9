/** What the database tells of itself. */
import { sql } from "drizzle-orm";
import type { Database } from "#platform/db/database";

export type InstallationRepository = ReturnType<typeof createInstallationRepository>;

export function createInstallationRepository(db: Database) {
  return {
    async bytes(): Promise<number> {
      const { bytes } = await first<{ bytes: string | number }>(
        sql`select pg_database_size(current_database()) as bytes`,
      );
      return Number(bytes);
    },

    /** As the database names itself, `PostgreSQL 17.4`, and its migrations. */
    async versions() {
      const { version } = await first<{ version: string }>(
        sql`select current_setting('server_version') as version`,
      );
      const { count, last } = await first<{ count: string | number; last: string | number | null }>(
        sql`select count(*) as count, max(created_at) as last from drizzle.__drizzle_migrations`,
      );
      return {
        database: `PostgreSQL ${version}`,
        migrations: Number(count),
        migratedAt: last === null ? null : Number(last),
      };
    },
  };

  /** Of a statement that answers one row. */
  async function first<Row extends object>(query: ReturnType<typeof sql>): Promise<Row> {
    const { rows } = (await db.execute(query)) as { rows: Row[] };
    const [row] = rows;
    if (!row) throw new Error("The database did not answer what it is.");
    return row;
  }
}
