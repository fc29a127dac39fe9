/** A fresh, migrated database for one test file, of the kind that the test project names. */
import { fileURLToPath } from "node:url";
import { inject } from "vitest";
import {
  createPGlite,
  embeddedDatabase,
  openPostgres,
  type Database,
  type OpenDatabase,
} from "#platform/db/database";
import { createOnServer } from "./postgres-server.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** Of `migrated-template.ts`: the name of a database; absent where no server is named. */
    migratedTemplate?: string;
  }
}

const migrationsDir = fileURLToPath(new URL("../../migrations", import.meta.url));

/** @throws when the PostgreSQL project runs without DATABASE_TEST_URL */
export async function openTestDatabase(): Promise<OpenDatabase> {
  const database = await freshDatabase();
  opened.set(database.db, database);
  return database;
}

const opened = new WeakMap<Database, OpenDatabase>();

/** @returns what `openTestDatabase` answered with this `db` */
export function databaseOf(db: Database): OpenDatabase {
  const database = opened.get(db);
  if (!database) throw new Error("This is no database of `openTestDatabase`.");
  return database;
}

async function freshDatabase(): Promise<OpenDatabase> {
  const { TEST_DATABASE, DATABASE_TEST_URL } = process.env;
  return TEST_DATABASE === "postgresql" ? freshPostgres(DATABASE_TEST_URL) : freshEmbedded();
}

/** Made once in a worker: loading it takes a fifth of the time of making and migrating a new one. */
let migratedData: Promise<Blob> | undefined;

async function freshEmbedded(): Promise<OpenDatabase> {
  migratedData ??= dumpMigrated();
  return embeddedDatabase(await createPGlite({ loadDataDir: await migratedData }));
}

async function dumpMigrated(): Promise<Blob> {
  const client = await createPGlite();
  const database = embeddedDatabase(client);
  await database.migrate(migrationsDir);
  const dump = await client.dumpDataDir("none");
  await database.close();
  return dump;
}

async function freshPostgres(serverUrl: string | undefined): Promise<OpenDatabase> {
  if (!serverUrl) throw new Error("Set DATABASE_TEST_URL, or run the tests with npm test.");
  const { url, drop } = await createOnServer(serverUrl, inject("migratedTemplate"));
  const database = await openPostgres(url);
  return {
    ...database,
    async close() {
      await database.close();
      await drop();
    },
  };
}
