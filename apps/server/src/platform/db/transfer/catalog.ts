/** What the database says of its own tables. */
import { sql, type SQL } from "drizzle-orm";
import type { Database } from "../database.ts";

/**
 * The schema of all data that would be missed. Schemas of libraries, such as a queue's of jobs, are
 * made anew at start (docs/decisions/058); jobs that wait come along as rows of `carried_jobs`.
 */
const SCHEMA = "public";

/** @returns rows of a statement whose shape `Row` the caller vouches for */
export async function rowsOf<Row>(db: Database, statement: SQL): Promise<Row[]> {
  const { rows } = (await db.execute(statement)) as { rows: Row[] };
  return rows;
}

export interface Table {
  name: string;
  /** Those that take values; generated ones are computed again. */
  columns: string[];
}

export function listTables(db: Database): Promise<Table[]> {
  return rowsOf(
    db,
    sql`select c.relname as name, json_agg(a.attname order by a.attnum) as columns
      from pg_class c
      join pg_attribute a on a.attrelid = c.oid
      where c.relnamespace = ${SCHEMA}::regnamespace and c.relkind in ('r', 'p')
        and not c.relispartition and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      group by c.relname order by c.relname`,
  );
}

export async function listSequences(db: Database): Promise<string[]> {
  const found = await rowsOf<{ name: string }>(
    db,
    sql`select relname as name from pg_class
      where relnamespace = ${SCHEMA}::regnamespace and relkind = 'S' order by relname`,
  );
  return found.map(({ name }) => name);
}

export interface ForeignKey {
  table: string;
  name: string;
  definition: string;
}

export function listForeignKeys(db: Database): Promise<ForeignKey[]> {
  return rowsOf(
    db,
    sql`select c.relname as "table", f.conname as name, pg_get_constraintdef(f.oid) as definition
      from pg_constraint f join pg_class c on c.oid = f.conrelid
      where f.connamespace = ${SCHEMA}::regnamespace and f.contype = 'f' and f.conparentid = 0
      order by f.oid`,
  );
}

/** @returns when the last migration was made that this database has; null when it has none */
export async function migratedTo(db: Database): Promise<number | null> {
  const [journal] = await rowsOf<{ there: boolean }>(
    db,
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as there`,
  );
  if (!journal?.there) return null;
  const [last] = await rowsOf<{ at: string | null }>(
    db,
    sql`select max(created_at)::text as at from drizzle.__drizzle_migrations`,
  );
  return last?.at ? Number(last.at) : null;
}

/** A name of this schema, as SQL. */
export function named(name: string): SQL {
  return sql`${sql.identifier(SCHEMA)}.${sql.identifier(name)}`;
}
