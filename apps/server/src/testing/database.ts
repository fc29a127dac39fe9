/** A fresh, migrated database for one test file, of the kind that the test project names. */
import { randomBytes } from "node:crypto";
import { fileURLToPath } from "node:url";
import pg from "pg";
import { openEmbedded, openPostgres, type OpenDatabase } from "#platform/db/database";

const migrationsDir = fileURLToPath(new URL("../../migrations", import.meta.url));

/** @throws when the PostgreSQL project runs without DATABASE_TEST_URL */
export async function openTestDatabase(): Promise<OpenDatabase> {
  const { TEST_DATABASE, DATABASE_TEST_URL } = process.env;
  const database =
    TEST_DATABASE === "postgresql"
      ? await freshPostgres(DATABASE_TEST_URL)
      : await openEmbedded(null);
  await database.migrate(migrationsDir);
  return database;
}

async function freshPostgres(serverUrl: string | undefined): Promise<OpenDatabase> {
  if (!serverUrl) throw new Error("Set DATABASE_TEST_URL, or run the tests with npm test.");
  const name = `codetale_test_${randomBytes(6).toString("hex")}`;
  await onServer(serverUrl, `create database ${name}`);

  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const database = await openPostgres(url.href);
  return {
    ...database,
    async close() {
      await database.close();
      await onServer(serverUrl, `drop database ${name} with (force)`);
    },
  };
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}
