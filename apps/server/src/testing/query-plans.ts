/** How PostgreSQL would carry out statements if their tables were large. */
import { sql, type SQL } from "drizzle-orm";
import type { Database } from "#platform/db/database";

interface Plan {
  "Node Type": string;
  "Relation Name"?: string;
  "Index Name"?: string;
  "Index Cond"?: string;
  Plans?: Plan[];
}

interface Explained {
  "QUERY PLAN": { Plan: Plan }[];
}

interface WholeRead {
  /** How which table is read. */
  read: string;
  /** Of the statement, as it was sent. */
  text: string;
}

/**
 * Finds the statements that read all rows of a table, whatever the table holds by now: a sequential
 * scan that is still planned although it is forbidden, or an index read from end to end. An index of
 * some rows alone, and one that is read in its order up to a limit, are no such reads.
 *
 * @param db on PostgreSQL
 * @param texts of statements with numbered parameters; what is no query is passed over
 */
export async function findWholeReads(db: Database, texts: readonly string[]): Promise<WholeRead[]> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`);
    // Without it, the null of each parameter would be planned as such.
    await tx.execute(sql`set local plan_cache_mode = force_generic_plan`);
    const partialIndexes = new Set(await namesOf(tx, PARTIAL_INDEXES));
    const reads: WholeRead[] = [];
    for (const text of texts.filter(isQuery)) {
      await tx.execute(sql.raw(`prepare planned as ${text}`));
      const [explained] = await rowsOf<Explained>(
        tx,
        sql.raw(`explain (format json) execute planned${nulls(text)}`),
      );
      await tx.execute(sql`deallocate planned`);
      for (const { Plan: plan } of explained?.["QUERY PLAN"] ?? []) {
        reads.push(...wholeReadsIn(plan, partialIndexes).map((read) => ({ read, text })));
      }
    }
    return reads;
  });
}

/** @returns references whose columns no index leads with, so that a deletion reads the whole table */
export function findReferencesWithoutIndex(db: Database): Promise<string[]> {
  return namesOf(db, REFERENCES_WITHOUT_INDEX);
}

const PARTIAL_INDEXES = sql`
  select relname as name from pg_index join pg_class on pg_class.oid = indexrelid
  where indpred is not null`;

const REFERENCES_WITHOUT_INDEX = sql`
  select conrelid::regclass || ': ' || conname as name from pg_constraint
  where contype = 'f' and connamespace = 'public'::regnamespace and not exists (
    select 1 from pg_index where indrelid = conrelid
      and (indkey::smallint[])[0:cardinality(conkey) - 1] @> conkey
  )`;

async function namesOf(db: Database, query: SQL): Promise<string[]> {
  return (await rowsOf<{ name: string }>(db, query)).map(({ name }) => name);
}

async function rowsOf<Row>(db: Database, query: SQL): Promise<Row[]> {
  const { rows } = (await db.execute(query)) as { rows: Row[] };
  return rows;
}

function isQuery(text: string): boolean {
  return /^\s*(?:select|insert|update|delete|with)\b/i.test(text) && !text.trim().includes(";\n");
}

function nulls(text: string): string {
  const numbers = [...text.matchAll(/\$(\d+)/g)].map(([, number]) => Number(number));
  const most = Math.max(0, ...numbers);
  return most === 0 ? "" : `(${Array.from({ length: most }, () => "null").join(", ")})`;
}

/** Nodes that hand on their first rows before they have read the last. */
const handsOn = new Set([
  ...["LockRows", "Nested Loop", "Result", "Subquery Scan", "Append"],
  // Sorts the rows among which the index left the order open.
  "Incremental Sort",
]);

function wholeReadsIn(plan: Plan, partial: ReadonlySet<string>, isLimited = false): string[] {
  const {
    "Node Type": type,
    "Relation Name": table,
    "Index Name": index,
    Plans: parts = [],
  } = plan;
  const limited = type === "Limit" || (isLimited && handsOn.has(type));
  const reads = parts.flatMap((part) => wholeReadsIn(part, partial, limited));
  return isWhole(plan, partial, isLimited) ? [`${type} of ${table ?? index}`, ...reads] : reads;
}

function isWhole(plan: Plan, partial: ReadonlySet<string>, isLimited: boolean): boolean {
  const { "Node Type": type, "Index Cond": condition, "Index Name": index = "" } = plan;
  if (type === "Seq Scan") return true;
  const isIndex = /^(?:Bitmap )?Index/.test(type);
  return isIndex && condition === undefined && !isLimited && !partial.has(index);
}
