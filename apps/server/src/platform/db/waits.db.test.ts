/** A database that hangs, is locked, slow or takes no changes: people are asked to come again. */
import { sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openStallingProxy, type StallingProxy } from "#testing/stalling-proxy";
import { openPostgres, type OpenDatabase } from "./database.ts";
import { refusalWhenUnavailable } from "./unavailable.ts";

const { TEST_DATABASE, DATABASE_TEST_URL = "" } = process.env;

const SHORT_MS = 300;
const NEVER_MS = 600_000;

describe.runIf(TEST_DATABASE === "postgresql")("[OPS-4] where the database", () => {
  let proxy: StallingProxy;
  let database: OpenDatabase | null = null;

  const open = async (waits: object) => {
    const never = { connection: NEVER_MS, lock: NEVER_MS, statement: NEVER_MS, answer: NEVER_MS };
    database = await openPostgres(proxy.url, { waits: { ...never, ...waits } });
    return database.db;
  };

  beforeEach(async () => {
    proxy = await openStallingProxy(DATABASE_TEST_URL);
  });
  afterEach(async () => {
    await proxy.close();
    await database?.close();
    database = null;
  });

  it("hangs, a request ends, and those after it succeed once it is back", async () => {
    const db = await open({ answer: SHORT_MS });
    await db.execute(sql`select 1`);
    proxy.stall();

    expect(await refusalOf(db.execute(sql`select 1`))).toMatchObject({ reason: "server/busy" });
    proxy.resume();
    expect(await refusalOf(db.execute(sql`select 1`))).toBeNull();
  });

  it("hangs within a transaction, that ends too", async () => {
    const db = await open({ answer: SHORT_MS });
    const work = db.transaction(async (tx) => {
      await tx.execute(sql`select 1`);
      proxy.stall();
      await tx.execute(sql`select 1`);
    });

    expect(await refusalOf(work)).toMatchObject({ reason: "server/busy" });
    proxy.resume();
    expect(await refusalOf(db.execute(sql`select 1`))).toBeNull();
  });

  it("hangs as it is connected to, a request ends", async () => {
    proxy.stall();
    const db = await open({ connection: SHORT_MS });

    expect(await refusalOf(db.execute(sql`select 1`))).toMatchObject({ reason: "server/busy" });
  });

  it("takes long for a statement, it is ended", async () => {
    const db = await open({ statement: SHORT_MS });

    expect(await refusalOf(db.execute(sql`select pg_sleep(600)`))).toMatchObject({
      reason: "server/busy",
    });
  });

  it("holds a lock for another, a request does not wait for ever", async () => {
    const db = await open({ lock: SHORT_MS });
    const lock = sql`select pg_advisory_xact_lock(7305412)`;
    await db.transaction(async (tx) => {
      await tx.execute(lock);
      expect(await refusalOf(db.execute(lock))).toMatchObject({ reason: "server/busy" });
    });
  });

  it("is full, a change is refused and reading goes on", async () => {
    const db = await open({});
    // The server's own error, raised where it would raise it: no disk is filled for a test.
    const full = sql`do $$ begin raise exception 'no space left' using errcode = '53100'; end $$`;

    expect(await refusalOf(db.execute(full))).toMatchObject({ reason: "server/busy" });
    expect(await refusalOf(db.transaction((tx) => tx.execute(full)))).toMatchObject({
      reason: "server/busy",
    });
    expect(await refusalOf(db.execute(sql`select 1`))).toBeNull();
  });

  it("takes no changes, a change is refused", async () => {
    const db = await open({});
    const change = db.transaction(async (tx) => {
      await tx.execute(sql`set transaction read only`);
      await tx.execute(sql`create table never_made ()`);
    });

    expect(await refusalOf(change)).toMatchObject({ reason: "server/busy" });
  });
});

/** @returns null where `work` succeeds. @throws what is no refusal */
async function refusalOf(work: PromiseLike<unknown>): Promise<unknown> {
  try {
    await work;
    return null;
  } catch (error) {
    const refusal = refusalWhenUnavailable(error);
    if (refusal) return refusal;
    throw error;
  }
}
