/**
 * Migrated databases of the embedded engine, in memory. A worker empties and lends them again, since
 * starting another engine takes longer than most test files.
 */
import { fileURLToPath } from "node:url";
import { createPGlite, embeddedDatabase, type OpenDatabase } from "#platform/db/database";

type Engine = Awaited<ReturnType<typeof createPGlite>>;

const migrationsDir = fileURLToPath(new URL("../../migrations", import.meta.url));

/** Made once in a worker: loading it takes a fifth of the time of making and migrating a new one. */
let migratedData: Promise<Blob> | undefined;
let migratedTables: string;

/** Those that were given back. */
const unused: Engine[] = [];

/** @returns one without rows; `close` gives it back, and no query of the caller reaches it then */
export async function lendEmbeddedDatabase(): Promise<OpenDatabase> {
  migratedData ??= dumpMigrated();
  const loadDataDir = await migratedData;
  const engine = unused.pop() ?? (await createPGlite({ loadDataDir }));
  const { proxy, revoke } = Proxy.revocable(engine, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key, target);
      return typeof value === "function" ? (value.bind(target) as unknown) : value;
    },
  });
  return {
    ...embeddedDatabase(proxy),
    async close() {
      revoke();
      if (await empty(engine)) unused.push(engine);
      else await engine.close();
    },
  };
}

async function dumpMigrated(): Promise<Blob> {
  const engine = await createPGlite();
  await embeddedDatabase(engine).migrate(migrationsDir);
  migratedTables = await tablesOf(engine);
  const dump = await engine.dumpDataDir("none");
  await engine.close();
  return dump;
}

/** @returns whether it is as it was lent: false where a test left tables behind or dropped some */
async function empty(engine: Engine): Promise<boolean> {
  await engine.exec("rollback");
  await engine.exec("discard all");
  await engine.exec("drop schema if exists pgboss cascade");
  if ((await tablesOf(engine)) !== migratedTables) return false;
  const { rows } = await engine.query<{ name: string }>(
    `select quote_ident(relname) as name from pg_class
     where relkind = 'r' and relnamespace = 'public'::regnamespace and pg_relation_size(oid) > 0`,
  );
  const written = rows.map(({ name }) => name);
  if (written.length > 0) await engine.exec(`truncate ${written.join()} restart identity cascade`);
  return true;
}

async function tablesOf(engine: Engine): Promise<string> {
  const { rows } = await engine.query(
    `select relname from pg_class
     where relkind in ('r', 'p', 'v', 'm') and relnamespace::regnamespace::text !~ '^(pg_|information_)'
     order by 1`,
  );
  return JSON.stringify(rows);
}
