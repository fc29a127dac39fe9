import { sql } from "drizzle-orm";
import { fileURLToPath } from "node:url";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { TransferredDatabase, TransferredTable } from "#core/ports/table-transfer";
import { insertLearner } from "#testing/accounts";
import { openTestDatabase } from "#testing/database";
import { createPGlite, embeddedDatabase, type Database, type OpenDatabase } from "../database.ts";
import { rowsOf } from "./catalog.ts";
import { createTableTransfer } from "./create-table-transfer.ts";

const migrationsDir = fileURLToPath(new URL("../../../../migrations", import.meta.url));

let source: OpenDatabase;
beforeAll(async () => {
  source = await openTestDatabase();
});
afterAll(() => source.close());

const transferOf = (database: OpenDatabase) => createTableTransfer(database, migrationsDir);
const move = (target: OpenDatabase) =>
  transferOf(source).read((tables) => transferOf(target).fill(tables));

describe("[HOLD-4] what is read from a database and written to an empty one", () => {
  const allOdd = sql`select *, n::text as digits, x::text as text, z::text as range from odd order by n`;
  let target: OpenDatabase;
  beforeEach(async () => {
    target = await openTestDatabase();
    for (const { db } of [source, target]) await addOddTable(db);
  });
  afterEach(async () => {
    await source.db.execute(sql`drop table odd`);
    await target.close();
  });

  it("has every value as it was, of whatever type", async () => {
    await source.db.execute(sql`
      insert into odd (n, x, f, t, j, b, bytes, at, many, z, parent) values
        (9007199254740993, 0.10000000000000000000000001, 'NaN', ${'a\n"b\u2028c\\ é 🦉'},
          ${'{"a":1,\n "a":2}'}, ${'{"n":9007199254740993}'}, '\\x00ff',
          '2026-03-29 01:59:59.999999+00', '{"a b",NULL,""}', '[2026-01-01,2026-01-02)', 1),
        (1, null, 0.1, '', null, 'null', null, null, '{}', null, 9007199254740993)`);

    const counts = await move(target);

    expect(counts["odd"]).toBe(2);
    expect(await rowsOf(target.db, allOdd)).toEqual(await rowsOf(source.db, allOdd));
  });

  it("goes on counting where it was, and holds what its keys promise", async () => {
    await source.db.execute(sql`insert into odd (n) values (2), (3), (4)`);
    await move(target);
    const insert = sql`insert into odd (n) values (5) returning id`;

    expect(await rowsOf(target.db, insert)).toEqual(await rowsOf(source.db, insert));
    await expect(
      target.db.execute(sql`insert into odd (n, parent) values (6, 77)`),
    ).rejects.toThrow();
  });

  it("comes in many pieces", async () => {
    await source.db.execute(sql`insert into odd (n) select generate_series(1, 1234)`);

    expect((await move(target))["odd"]).toBe(1234);
    expect(await rowsOf(target.db, sql`select sum(n)::text as sum from odd`)).toEqual([
      { sum: String((1234 * 1235) / 2) },
    ]);
  });

  it("is refused by a database that is not empty, which stays as it is", async () => {
    await insertLearner(target.db);

    await expect(move(target)).rejects.toThrow(/not empty: its table profiles has rows/);
    expect(await rowsOf(target.db, sql`select 1 from odd`)).toEqual([]);
  });

  it("leaves the database empty where it breaks off, so that it can be tried again", async () => {
    await source.db.execute(sql`insert into odd (n) values (1)`);
    const broken = transferOf(source).read((tables) =>
      transferOf(target).fill({ ...tables, tables: thenBreaks(tables.tables) }),
    );
    await expect(broken).rejects.toThrow("the power failed");

    expect((await move(target))["odd"]).toBe(1);
  });

  it("is refused where it is of a newer version", async () => {
    const newer = transferOf(source).read((tables) =>
      transferOf(target).fill({ ...tables, migratedTo: tables.migratedTo + 1 }),
    );
    await expect(newer).rejects.toThrow(/newer version/);
  });
});

// The embedded database has one connection, which the reader has.
it.runIf(process.env["TEST_DATABASE"] === "postgresql")(
  "[HOLD-4] a migration that would rewrite a table waits until the database was read",
  async () => {
    await source.db.execute(sql`create table rewritten (n int)`);
    await source.db.execute(sql`insert into rewritten values (1), (2)`);
    const rewrite = () =>
      source.db.transaction(async (tx) => {
        await tx.execute(sql`set local lock_timeout = '1ms'`);
        await tx.execute(sql`alter table rewritten alter column n type bigint`);
      });

    const read = await transferOf(source).read(async ({ tables }) => {
      const rewriting = await rewrite().then(
        () => "done",
        () => "waits",
      );
      const found: string[] = [];
      for await (const { name, rows } of tables) {
        for await (const piece of rows) if (name === "rewritten") found.push(...piece);
      }
      return { rewriting, found };
    });

    expect(read).toEqual({ rewriting: "waits", found: ['{"n":1}', '{"n":2}'] });
    await rewrite();
    await source.db.execute(sql`drop table rewritten`);
  },
);

it("[HOLD-4] an older version's data come into an empty database of this version", async () => {
  const target = embeddedDatabase(await createPGlite());
  // As of the first migration, with the tables that there were then.
  const counts = await transferOf(source).read((tables) =>
    transferOf(target).fill({
      ...tables,
      migratedTo: FIRST_MIGRATION,
      tables: none(),
      sequences: [],
    }),
  );

  expect(counts).toEqual({});
  expect(await rowsOf(target.db, sql`select 1 from passkeys`)).toEqual([]);
  await target.close();
});

/** As in migrations/meta/_journal.json. */
const FIRST_MIGRATION = 1795159759158;

async function addOddTable(db: Database): Promise<void> {
  await db.execute(sql`create table odd (
    id bigint generated always as identity,
    n bigint primary key,
    x numeric, f float8, t text, j json, b jsonb, bytes bytea, at timestamptz, many text[],
    z tstzrange, twice bigint generated always as (n * 2) stored,
    parent bigint references odd (n))`);
}

async function* thenBreaks(
  tables: TransferredDatabase["tables"],
): AsyncGenerator<TransferredTable> {
  yield* tables;
  throw new Error("the power failed");
}

async function* none(): AsyncGenerator<never> {}
