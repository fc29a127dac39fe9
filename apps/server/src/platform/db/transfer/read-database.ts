import { getTableName, sql, type SQL } from "drizzle-orm";
import type {
  TransferredDatabase,
  TransferredSequence,
  TransferredTable,
} from "#core/ports/table-transfer";
import { OperatorError } from "#core/errors/operator-error";
import type { Database } from "../database.ts";
import { carriedJobs } from "../schema/jobs.ts";
import { listSequences, listTables, migratedTo, named, rowsOf, type Table } from "./catalog.ts";

/** A story has some tens of kilobytes. */
const ROWS_AT_ONCE = 100;

/**
 * Passes `work` everything as of one moment: on PostgreSQL, others go on reading and writing
 * meanwhile; the embedded database has one connection, which is taken until `work` settles.
 */
export async function readDatabase<T>(
  db: Database,
  work: (source: TransferredDatabase) => Promise<T>,
): Promise<T> {
  const tables = await listTables(db);
  return db.transaction(
    async (tx) => {
      await keepShape(tx, tables);
      const last = await migratedTo(tx);
      if (last === null) {
        throw new OperatorError("This database has no tables yet: start the product once.");
      }
      return work({ migratedTo: last, tables: tablesOf(tx), sequences: await sequencesOf(tx) });
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
}

/**
 * Has migrations wait until the transaction ends: a table that one rewrites meanwhile would read as
 * empty. This statement comes first, since it alone takes no snapshot: the moment of what is read
 * comes after it.
 */
async function keepShape(tx: Database, tables: readonly Table[]): Promise<void> {
  if (tables.length === 0) return;
  const names = sql.join(
    tables.map(({ name }) => named(name)),
    sql`, `,
  );
  await tx.execute(sql`lock table ${names} in access share mode`);
}

async function* tablesOf(tx: Database): AsyncGenerator<TransferredTable> {
  for (const { name } of await listTables(tx)) {
    const rows = name === getTableName(carriedJobs) ? await jobsToCarry(tx) : named(name);
    yield { name, rows: rowsOfTable(tx, rows) };
  }
}

/**
 * What is left to do, in whatever state: those that run here run again there, and those that failed have
 * new tries. Jobs without ids come in periods, and each start adds its own.
 */
async function jobsToCarry(tx: Database): Promise<SQL> {
  const [found] = await rowsOf<{ there: boolean }>(
    tx,
    sql`select to_regclass('pgboss.job') is not null as there`,
  );
  if (!found?.there) return sql`${carriedJobs}`;
  return sql`(
    select id, queue, data from ${carriedJobs}
    union
    select id, name, data from pgboss.job
    where state in ('created', 'retry', 'active', 'failed') and data <> '{}'
  )`;
}

async function* rowsOfTable(tx: Database, rows: SQL): AsyncGenerator<string[]> {
  // As text, since numbers of 64 bits do not survive a JSON parser. Line feeds are between the tokens
  // of a column of type json alone. A column of the alias's name would be taken for the whole row.
  await tx.execute(
    sql`declare transferred no scroll cursor for
      select replace(row_to_json("whole row")::text, chr(10), ' ') as row from ${rows} "whole row"`,
  );
  for (;;) {
    const fetched = await rowsOf<{ row: string }>(
      tx,
      sql`fetch ${sql.raw(String(ROWS_AT_ONCE))} from transferred`,
    );
    if (fetched.length === 0) break;
    yield fetched.map(({ row }) => row);
  }
  await tx.execute(sql`close transferred`);
}

/** Their numbers may be ahead of the rows, which does no harm: none is used twice. */
async function sequencesOf(tx: Database): Promise<TransferredSequence[]> {
  const sequences: TransferredSequence[] = [];
  for (const name of await listSequences(tx)) {
    const [found] = await rowsOf<Omit<TransferredSequence, "name">>(
      tx,
      sql`select last_value::text as "lastValue", is_called as "isCalled" from ${named(name)}`,
    );
    if (found) sequences.push({ name, ...found });
  }
  return sequences;
}
