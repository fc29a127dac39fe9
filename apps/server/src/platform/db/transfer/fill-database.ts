import { sql } from "drizzle-orm";
import { OperatorError } from "#core/errors/operator-error";
import type { RowCounts, TransferredDatabase, TransferredTable } from "#core/ports/table-transfer";
import type { OpenDatabase, Database } from "../database.ts";
import { listForeignKeys, listTables, named, rowsOf, type Table } from "./catalog.ts";
import { withMigrationsUntil } from "./migrations-until.ts";

/** `fill` of `TableTransfer`. */
export async function fillDatabase(
  { db, migrate }: Pick<OpenDatabase, "db" | "migrate">,
  source: TransferredDatabase,
  migrationsDir: string,
): Promise<RowCounts> {
  await requireEmpty(db);
  await withMigrationsUntil(migrationsDir, source.migratedTo, migrate);
  const counts = await db.transaction(async (tx) => {
    await requireEmpty(tx);
    return withoutForeignKeys(tx, () => load(tx, source));
  });
  await migrate(migrationsDir);
  return counts;
}

/** `requireEmpty` of `TableTransfer`. */
export async function requireEmpty(db: Database): Promise<void> {
  for (const { name } of await listTables(db)) {
    const [row] = await rowsOf(db, sql`select 1 from ${named(name)} limit 1`);
    if (row) {
      throw new OperatorError(
        `The database is not empty: its table ${name} has rows. Name an empty one.`,
      );
    }
  }
}

/** Rows come in any order, so the keys between tables are checked once all of them are there. */
async function withoutForeignKeys<T>(tx: Database, work: () => Promise<T>): Promise<T> {
  const keys = await listForeignKeys(tx);
  for (const { table, name } of keys) {
    await tx.execute(sql`alter table ${named(table)} drop constraint ${sql.identifier(name)}`);
  }
  const result = await work();
  for (const { table, name, definition } of keys) {
    await tx.execute(
      sql`alter table ${named(table)} add constraint ${sql.identifier(name)} ${sql.raw(definition)}`,
    );
  }
  return result;
}

async function load(tx: Database, source: TransferredDatabase): Promise<RowCounts> {
  const known = new Map((await listTables(tx)).map((table) => [table.name, table]));
  const counts: Record<string, number> = {};
  for await (const { name, rows } of source.tables) {
    const table = known.get(name);
    if (!table) throw new OperatorError(`This version has no table ${name}.`);
    counts[name] = await loadTable(tx, table, rows);
  }
  for (const { name, lastValue, isCalled } of source.sequences) {
    await tx.execute(
      sql`select setval(${`public.${quoted(name)}`}::regclass, ${lastValue}::bigint, ${isCalled})`,
    );
  }
  return counts;
}

async function loadTable(
  tx: Database,
  { name, columns }: Table,
  pieces: TransferredTable["rows"],
): Promise<number> {
  const list = sql.join(
    columns.map((column) => sql.identifier(column)),
    sql`, `,
  );
  let written = 0;
  for await (const rows of pieces) {
    await tx.execute(
      sql`insert into ${named(name)} (${list}) overriding system value
        select ${list} from json_populate_recordset(null::${named(name)}, ${`[${rows.join(",")}]`}::json)`,
    );
    written += rows.length;
  }
  const [found] = await rowsOf<{ rows: number }>(
    tx,
    sql`select count(*)::int as rows from ${named(name)}`,
  );
  if (found?.rows === written) return written;
  throw new OperatorError(`The table ${name} has ${found?.rows} rows in place of ${written}.`);
}

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
