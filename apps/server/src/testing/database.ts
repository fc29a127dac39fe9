/** A migrated database without rows for one test file, of the kind that the test project names. */
import { inject } from "vitest";
import { openPostgres, type Database, type OpenDatabase } from "#platform/db/database";
import { lendEmbeddedDatabase } from "./embedded-databases.ts";
import { createOnServer } from "./postgres-server.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** Of `migrated-template.ts`: the name of a database; absent where no server is named. */
    migratedTemplate?: string;
  }
}

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
  return TEST_DATABASE === "postgresql" ? freshPostgres(DATABASE_TEST_URL) : lendEmbeddedDatabase();
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
