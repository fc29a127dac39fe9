/**
 * Opens the database: PostgreSQL where an address is configured, else the embedded one in a folder.
 * Repositories see the same `Database` either way.
 */
import { constants, existsSync } from "node:fs";
import { cp, rm } from "node:fs/promises";
import { join } from "node:path";
import { PGlite, type PGliteOptions } from "@electric-sql/pglite";
import { NodeFS } from "@electric-sql/pglite/nodefs";
import { btree_gist } from "@electric-sql/pglite/contrib/btree_gist";
import { SECOND_MS } from "@codetale/domain/time";
import { DrizzleQueryError, sql } from "drizzle-orm";
import { drizzle as drizzlePg } from "drizzle-orm/node-postgres";
import { migrate as migratePg } from "drizzle-orm/node-postgres/migrator";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import { drizzle as drizzlePglite } from "drizzle-orm/pglite";
import { migrate as migratePglite } from "drizzle-orm/pglite/migrator";
import pg from "pg";
import type { Tracing } from "#core/ports/tracing";
import { closeToOthers, makeDataFolder } from "../data-folder.ts";
import { connectClient } from "./connect-client.ts";
import {
  DurableFiles,
  durableStartParams,
  plainDisk,
  syncFolder,
  type Disk,
} from "./durable-files.ts";
import type { ExecuteSql } from "./execute-sql.ts";
import { takeLock } from "./lock-file.ts";
import { traceQueries } from "./trace-queries.ts";
import { isConnectionFailure } from "./unavailable.ts";

/** A database or a transaction on it. The embedded one has a single connection. */
export type Database = PgDatabase<PgQueryResultHKT>;

export interface OpenDatabase {
  db: Database;
  kind: "embedded" | "postgresql";
  /** For libraries that bring their own SQL; several statements at once where there are no values. */
  executeSql: ExecuteSql;
  /**
   * Applies pending migrations, then what `prepare` does; processes that start at the same time take
   * turns.
   */
  migrate(
    migrationsDir: string,
    prepare?: (executeSql: ExecuteSql) => Promise<void>,
  ): Promise<void>;
  /**
   * Copies the embedded database's folder as of one moment, in which nothing else runs; `dir` is
   * created. The copy is opened as after a crash: with everything that was answered by then.
   */
  copyTo?(dir: string): Promise<void>;
  /** How many connections the pool has; null where there is none. */
  connections(): PoolLoad | null;
  close(): Promise<void>;
}

export interface PoolLoad {
  used: number;
  idle: number;
  /** Work that waits for a connection. */
  waiting: number;
}

/** Key of PostgreSQL's advisory lock; arbitrary, and used for nothing else in this database. */
const MIGRATION_LOCK = 7_305_411;

const POOL_SIZE = 10;

/** How long a request waits before it is refused, in milliseconds. */
export interface DatabaseWaits {
  connection: number;
  /** For rows that another transaction has locked. */
  lock: number;
  /** For one statement; the server ends it then. */
  statement: number;
  /** For a server that does not even end the statement, because it hangs. */
  answer: number;
}

const WAITS: DatabaseWaits = {
  connection: 30 * SECOND_MS,
  lock: 20 * SECOND_MS,
  statement: 30 * SECOND_MS,
  answer: 40 * SECOND_MS,
};

interface PostgresOptions {
  /** Called for every connection that breaks; the pool replaces it. */
  onLost?: (error: Error) => void;
  /** Called with how long work waited for a connection of the pool, in milliseconds. */
  onWaited?: (ms: number) => void;
  waits?: DatabaseWaits;
  /** Null: statements are not traced. */
  tracing?: Tracing | null;
}

export async function openPostgres(
  url: string,
  { onLost = () => {}, onWaited = () => {}, waits = WAITS, tracing = null }: PostgresOptions = {},
): Promise<OpenDatabase> {
  const pool = new pg.Pool({
    connectionString: url,
    max: POOL_SIZE,
    connectionTimeoutMillis: waits.connection,
    lock_timeout: waits.lock,
    statement_timeout: waits.statement,
    query_timeout: waits.answer,
    keepAlive: true,
  });
  // Without a listener on each connection, one that breaks during a transaction would end the
  // process; without one on the pool, one that breaks while idle would.
  pool.on("connect", (client) => client.on("error", onLost));
  pool.on("error", () => {});
  measureWaits(pool, onWaited);
  if (tracing) {
    traceQueries(pool, tracing);
    pool.on("connect", (client) => traceQueries(client, tracing));
  }
  const db = drizzlePg(pool);
  // The library's own would never release a connection on which a transaction could not begin.
  db.transaction = (work, config) =>
    withConnection(pool, (client) => drizzlePg(client).transaction(work, config));
  return {
    db,
    kind: "postgresql",
    executeSql: (text, values = []) =>
      withConnection(pool, (client) => asQueryError(text, values, client.query(text, [...values]))),
    async migrate(migrationsDir, prepare) {
      // On a connection of its own: a migration, and the turn of another process, may take long.
      const client = await connectClient(url, onLost);
      try {
        await client.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
        await migratePg(drizzlePg(client), { migrationsFolder: migrationsDir });
        await prepare?.((text, values = []) => client.query(text, [...values]));
      } finally {
        await client.end();
      }
    },
    connections: () => ({
      used: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    close: () => pool.end(),
  };
}

type Connected = Parameters<pg.Pool["connect"]>[0];

/** Single queries as well, for which the pool calls its own `connect`. */
function measureWaits(pool: pg.Pool, onWaited: (ms: number) => void): void {
  const connect = pool.connect.bind(pool);
  const measured = (connected?: Connected) => {
    const begunAt = performance.now();
    if (!connected) {
      return connect().finally(() => onWaited(performance.now() - begunAt));
    }
    return connect((...answer) => {
      onWaited(performance.now() - begunAt);
      connected(...answer);
    });
  };
  pool.connect = measured as pg.Pool["connect"];
}

/**
 * Passes one connection of `pool` to `work` and releases it in any case. A connection that is
 * broken, or still in a transaction, is closed instead of being reused.
 *
 * @throws DrizzleQueryError when no connection can be obtained
 */
async function withConnection<T>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect().catch((error: Error) => {
    throw new DrizzleQueryError("connect", [], error);
  });
  let isBroken = false;
  try {
    return await work(client);
  } catch (error) {
    isBroken = isConnectionFailure(error) || client.getTransactionStatus() !== "I";
    throw error;
  } finally {
    client.release(isBroken);
  }
}

/** @throws DrizzleQueryError, by which errors of the database are known from others */
async function asQueryError<T>(
  text: string,
  values: readonly unknown[],
  query: Promise<T>,
): Promise<T> {
  return query.catch((error: Error) => {
    throw new DrizzleQueryError(text, [...values], error);
  });
}

/**
 * @param dataDir folder that only one process at a time may use
 * @param onRefused ends the process when the disk refuses to keep a change
 * @throws DataDirTakenError naming the process that uses the folder, DataFolderError
 */
export async function openEmbedded(
  dataDir: string,
  onRefused: Disk["onRefused"] = plainDisk.onRefused,
): Promise<OpenDatabase> {
  await makeDataFolder(dataDir);
  const lock = await takeLock(join(dataDir, "codetale.lock"));
  const dbDir = join(dataDir, "db");
  const client = await openDurable(dbDir, { ...plainDisk, onRefused });
  // The engine makes its files writable for everyone, whatever the umask of the process.
  await closeToOthers(dbDir);
  const database = embeddedDatabase(client);
  return {
    ...database,
    copyTo: (dir) => client.runExclusive(() => copyWhole(dbDir, dir)),
    async close() {
      await database.close();
      await closeToOthers(dbDir);
      await lock.release();
    },
  };
}

/** What was copied in vain is deleted: the disk may be full of it. */
async function copyWhole(from: string, to: string): Promise<void> {
  try {
    await cp(from, to, { recursive: true, mode: constants.COPYFILE_FICLONE });
  } catch (error) {
    await rm(to, { recursive: true, force: true });
    throw error;
  }
}

/** Opens a folder that `OpenDatabase.copyTo` made. */
export async function openDatabaseCopy(dir: string): Promise<OpenDatabase> {
  return embeddedDatabase(await createPGlite({ fs: new NodeFS(dir) }));
}

/** Opens the engine on a folder, so that what it answers is on the disk. */
export async function openDurable(dbDir: string, disk: Disk): Promise<PGlite> {
  const isNew = !existsSync(join(dbDir, "PG_VERSION"));
  const fs = new DurableFiles(dbDir, disk);
  const client = await createPGlite({ fs, startParams: durableStartParams });
  // What makes a new database waits for no disk.
  if (isNew) await syncFolder(dbDir);
  return client;
}

/** The embedded engine with the extensions that the tables need; in memory by itself. */
export function createPGlite(
  options: Pick<PGliteOptions, "fs" | "startParams" | "loadDataDir"> = {},
) {
  return PGlite.create({ ...options, extensions: { btree_gist } });
}

export function embeddedDatabase(client: PGlite): OpenDatabase {
  const db = drizzlePglite(client);
  const executeSql: ExecuteSql = async (text, values = []) => {
    if (values.length > 0) {
      return asQueryError(text, values, client.query(text, [...values]));
    }
    const results = await asQueryError(text, values, client.exec(text)).catch(async (error) => {
      // Several statements may have begun a transaction, which would stay open.
      await client.exec("rollback");
      throw error;
    });
    return { rows: results.at(-1)?.rows ?? [] };
  };
  return {
    db,
    kind: "embedded",
    executeSql,
    async migrate(migrationsDir, prepare) {
      await migratePglite(db, { migrationsFolder: migrationsDir });
      await prepare?.(executeSql);
    },
    connections: () => null,
    close: () => client.close(),
  };
}

/** @throws when the database does not answer */
export async function pingDatabase(db: Database): Promise<void> {
  await db.execute(sql`select 1`);
}
