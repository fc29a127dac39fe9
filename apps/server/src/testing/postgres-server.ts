/** Databases on the PostgreSQL server of the tests. */
import { randomBytes } from "node:crypto";
import pg from "pg";

/**
 * Creates a database with a name of its own, empty or a copy of `template`, to which no client may
 * be connected then.
 */
export async function createOnServer(serverUrl: string, template?: string) {
  const name = `codetale_test_${randomBytes(6).toString("hex")}`;
  const copied = template === undefined ? "" : ` template ${template}`;
  await onServer(serverUrl, `create database ${name}${copied}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return {
    name,
    url: url.href,
    drop: () => onServer(serverUrl, `drop database ${name} with (force)`),
  };
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}
