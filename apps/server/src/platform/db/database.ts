/**
 * Opens the database: PostgreSQL when there is an address, else the embedded one in a folder.
 * Repositories see the same `Database` either way.
 */
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { btree_gist } from "@electric-sql/pglite/contrib/btree_gist";
import { sql } from "drizzle-orm";
import { drizzle as drizzlePg } from "drizzle-orm/node-postgres";
import { migrate as migratePg } from "drizzle-orm/node-postgres/migrator";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import { drizzle as drizzlePglite } from "drizzle-orm/pglite";
import { migrate as migratePglite } from "drizzle-orm/pglite/migrator";
import pg from "pg";
import { makeDataFolder } from "../data-folder.ts";
import { takeLock } from "./lock-file.ts";

/** A database or a transaction on it. The embedded one has a single connection. */
export type Database = PgDatabase<PgQueryResultHKT>;

export interface OpenDatabase {
  db: Database;
  kind: "embedded" | "postgresql";
  /** Brings the tables up to date; processes that start together take turns. */
  migrate(migrationsDir: string): Promise<void>;
  close(): Promise<void>;
}

/** Any number that nothing else uses as an advisory lock in this database. */
const MIGRATION_LOCK = 7_305_411;

export async function openPostgres(url: string, poolSize = 10): Promise<OpenDatabase> {
  const pool = new pg.Pool({ connectionString: url, max: poolSize });
  // A connection that dies while idle is replaced by the pool; without a listener it would end the process.
  pool.on("error", () => {});
  const db = drizzlePg(pool);
  return {
    db,
    kind: "postgresql",
    async migrate(migrationsDir) {
      const client = await pool.connect();
      try {
        await client.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
        await migratePg(drizzlePg(client), { migrationsFolder: migrationsDir });
        await client.query("select pg_advisory_unlock($1)", [MIGRATION_LOCK]);
      } finally {
        client.release();
      }
    },
    close: () => pool.end(),
  };
}

/**
 * @param dataDir folder that only one process at a time may hold, or null for one in memory
 * @throws DataDirTakenError naming the process that holds the folder, DataFolderError
 */
export async function openEmbedded(dataDir: string | null): Promise<OpenDatabase> {
  if (dataDir !== null) await makeDataFolder(dataDir);
  const lock = dataDir === null ? null : await takeLock(join(dataDir, "codetale.lock"));
  const client = await PGlite.create({
    ...(dataDir === null ? {} : { dataDir: join(dataDir, "db") }),
    extensions: { btree_gist },
  });
  const db = drizzlePglite(client);
  return {
    db,
    kind: "embedded",
    migrate: (migrationsDir) => migratePglite(db, { migrationsFolder: migrationsDir }),
    async close() {
      await client.close();
      await lock?.release();
    },
  };
}

/** @throws when the database does not answer */
export async function pingDatabase(db: Database): Promise<void> {
  await db.execute(sql`select 1`);
}
