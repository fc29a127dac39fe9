/**
 * Global set-up of the tests on PostgreSQL: a migrated database, since copying it for each test file
 * takes a fraction of the time of migrating another.
 */
import { fileURLToPath } from "node:url";
import type { TestProject } from "vitest/node";
import { openPostgres } from "#platform/db/database";
import { createOnServer } from "./postgres-server.ts";

const migrationsDir = fileURLToPath(new URL("../../migrations", import.meta.url));

/** @returns what drops it again */
export default async function setUp({ provide }: TestProject) {
  const { DATABASE_TEST_URL } = process.env;
  if (!DATABASE_TEST_URL) return undefined;
  const template = await createOnServer(DATABASE_TEST_URL);
  const database = await openPostgres(template.url);
  await database.migrate(migrationsDir);
  await database.close();
  provide("migratedTemplate", template.name);
  return template.drop;
}
