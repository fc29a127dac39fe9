/** A database of its own for one benchmark, on the server that `npm run bench` starts. */
import { randomBytes } from "node:crypto";
import pg from "pg";

export interface BenchDatabase {
  url: string;
  /** One or several statements. @returns the rows of the last */
  run<Row extends object = Record<string, unknown>>(statements: string): Promise<Row[]>;
  drop(): Promise<void>;
}

/** @param bench whose name the message has where it was started in another way */
export async function createBenchDatabase(bench: string): Promise<BenchDatabase> {
  const serverUrl = process.env["DATABASE_TEST_URL"];
  if (!serverUrl) throw new Error(`Run this with: npm run bench -- ${bench}`);
  const name = `codetale_bench_${randomBytes(4).toString("hex")}`;
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  await onDatabase(serverUrl, `create database ${name}`);
  return {
    url: url.href,
    run: (statements) => onDatabase(url.href, statements),
    drop: async () => {
      await onDatabase(serverUrl, `drop database ${name} with (force)`);
    },
  };
}

async function onDatabase<Row extends object>(url: string, statements: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    // Several statements have several results.
    const results = [await client.query<Row>(statements)].flat();
    return results.at(-1)?.rows ?? [];
  } finally {
    await client.end();
  }
}
