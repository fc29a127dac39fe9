import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { insertCoder, insertLearner } from "#testing/accounts";
import { openConnectionBreaker, type ConnectionBreaker } from "#testing/broken-connections";
import { openTestDatabase } from "#testing/database";
import { openStallingProxy } from "#testing/stalling-proxy";
import type { OpenDatabase } from "#platform/db/database";
import { liveAttachments, liveConnections, serverProcesses } from "#platform/db/schema/live";
import { createConnectionPlacesRepository } from "./connection-places.repository.ts";
import { postgresBus } from "./postgres-bus.ts";
import { endOf, heardBy } from "./testing/heard-by-client.ts";
import { startRealtimeProcess, type RealtimeProcess } from "./testing/realtime-process.ts";

const MANY = 100;

describe.runIf(process.env["TEST_DATABASE"] === "postgresql")("[OPS-2] two processes", () => {
  let database: OpenDatabase;
  let breaker: ConnectionBreaker;
  let one: RealtimeProcess;
  let two: RealtimeProcess;
  let mina: string;
  let url: string;

  beforeAll(async () => {
    database = await openTestDatabase();
    breaker = await openConnectionBreaker(database.db);
    const [found] = await database.db
      .select({ name: sql<string>`current_database()` })
      .from(sql`(values (1)) as one`);
    const address = new URL(process.env["DATABASE_TEST_URL"] ?? "");
    address.pathname = `/${found?.name}`;
    url = address.href;
    startProcess = () => startRealtimeProcess(database.db, postgresBus(url));
  });
  afterAll(async () => {
    await breaker.close();
    await database.close();
  });

  let startProcess: () => Promise<RealtimeProcess>;
  beforeEach(async () => {
    ({ uid: mina } = await insertLearner(database.db));
    [one, two] = await Promise.all([startProcess(), startProcess()]);
    await expect.poll(() => one.isPassing() && two.isPassing()).toBe(true);
  });
  afterEach(async () => {
    await Promise.all([one.stop(), two.stop()]);
  });

  const change = (n: number) => ({ scheduleId: `schedule-${n}` });
  const changes = Array.from({ length: MANY }, (_, n) => change(n));

  it("pass every event to each other's clients, in order, both ways", async () => {
    const [atOne, atTwo] = await Promise.all([one.connect(mina), two.connect(mina)]);
    const heard = [atOne, atTwo].map((socket) => heardBy(socket, "schedule:changed"));

    for (const each of changes) one.live.toAccounts([mina], "schedule:changed", each);
    await expect.poll(() => heard.map(({ length }) => length)).toEqual([MANY, MANY]);
    for (const each of changes) two.live.toAccounts([mina], "schedule:changed", each);
    await expect.poll(() => heard.map(({ length }) => length)).toEqual([2 * MANY, 2 * MANY]);

    expect(heard).toEqual([
      [...changes, ...changes],
      [...changes, ...changes],
    ]);
  });

  it("pass events to coders, and to those who are meant alone", async () => {
    const [{ uid: ravi }, { uid: ada }] = await Promise.all([
      insertCoder(database.db),
      insertLearner(database.db),
    ]);
    const [coder, other] = await Promise.all([two.connect(ravi, "coder"), two.connect(ada)]);
    const [byCoder, byOther] = [coder, other].map((socket) =>
      heardBy(socket, "open-schedules:changed"),
    );

    one.live.toCoders("open-schedules:changed");
    await expect.poll(() => byCoder).toHaveLength(1);

    expect(byOther).toEqual([]);
  });

  it("pass an event that is larger than a notification of the database may be", async () => {
    const heard = heardBy(await two.connect(mina), "schedule:changed");
    const large = { scheduleId: "é".repeat(20_000) };

    one.live.toAccounts([mina], "schedule:changed", large);

    await expect.poll(() => heard).toEqual([large]);
    expect(await database.db.$count(liveAttachments)).toBe(1);
  });

  it.each<[string, (process: RealtimeProcess) => void]>([
    ["a session", ({ live }) => live.endSession(`session-of-${mina}`)],
    ["an account's sessions", ({ live }) => live.endAccount(mina)],
  ])("end the connections of %s that the other ends", async (_, end) => {
    const ended = endOf(await two.connect(mina));
    end(one);
    expect(await ended).toEqual(["session:ended", "io server disconnect"]);
  });

  it("pass on what is still answered when connections are closed already", async () => {
    const heard = heardBy(await two.connect(mina), "schedule:changed");

    one.closeConnections();
    one.live.toAccounts([mina], "schedule:changed", change(1));

    await expect.poll(() => heard).toEqual([change(1)]);
  });

  it("pass on all that they have to say when they end", async () => {
    const leaving = await startProcess();
    const heard = heardBy(await two.connect(mina), "schedule:changed");

    // More than fit into a few statements.
    const last = Array.from({ length: 50 * MANY }, (_, n) => change(n));
    for (const each of last) leaving.live.toAccounts([mina], "schedule:changed", each);
    await leaving.stop();

    await expect.poll(() => heard.length).toBe(last.length);
    expect(heard).toEqual(last);
  });

  it("tell their clients to read anew after a break, and pass events again", async () => {
    const sockets = await Promise.all([one.connect(mina), two.connect(mina)]);
    const missed = sockets.map((socket) => heardBy(socket, "events:missed"));
    const heard = heardBy(sockets[1], "schedule:changed");

    await breaker.breakAll();
    await expect.poll(() => missed.map(({ length }) => length > 0)).toEqual([true, true]);
    await expect.poll(() => one.isPassing() && two.isPassing()).toBe(true);
    one.live.toAccounts([mina], "schedule:changed", change(1));

    await expect.poll(() => heard).toEqual([change(1)]);
    expect(one.logged).toEqual([
      "live events do not pass between processes, by PostgreSQL",
      "live events pass between processes again, by PostgreSQL",
    ]);
    // One listens and one notifies, for each process; the lost ones are closed.
    const own = sql`pid <> pg_backend_pid() and datname = current_database() and query ilike any (array['listen%', '%pg_notify%'])`;
    await expect.poll(() => database.db.$count(sql`pg_stat_activity`, own)).toBe(4);
  });

  it("serve their own clients while the database is silent, and pass events again when it answers", async () => {
    const proxy = await openStallingProxy(url);
    const three = await startRealtimeProcess(database.db, postgresBus(proxy.url));
    await expect.poll(three.isPassing).toBe(true);
    const socket = await three.connect(mina);
    const [missed, heard] = [heardBy(socket, "events:missed"), heardBy(socket, "schedule:changed")];

    proxy.stall();
    three.live.toAccounts([mina], "schedule:changed", change(0));
    await expect.poll(() => heard).toEqual([change(0)]);
    await expect.poll(three.isPassing).toBe(false);
    proxy.resume();
    await expect.poll(three.isPassing).toBe(true);
    one.live.toAccounts([mina], "schedule:changed", change(1));

    await expect.poll(() => heard).toEqual([change(0), change(1)]);
    expect(missed.length).toBeGreaterThan(0);
    await three.stop();
    await proxy.close();
  });

  it("give an account 20 connections together, of those that open at the same time too", async () => {
    const opened = await Promise.allSettled(
      Array.from({ length: 30 }, (_, n) => (n % 2 === 0 ? one : two).connect(mina)),
    );
    const connected = opened.flatMap((each) => (each.status === "fulfilled" ? [each.value] : []));
    expect(connected).toHaveLength(20);
    await expect(two.connect(mina)).rejects.toThrow("20 live connections");

    connected[0]?.disconnect();
    await expect.poll(() => database.db.$count(liveConnections)).toBe(19);
    expect((await two.connect(mina)).connected).toBe(true);
  });

  it("take the places of a process that is gone, and tell clients that events may be lost", async () => {
    const gone = createConnectionPlacesRepository(database.db, crypto.randomUUID());
    await gone.seen();
    for (let n = 0; n < 20; n += 1) expect(await gone.take(mina, `c${n}`, 20)).toBe(true);
    await expect(one.connect(mina)).rejects.toThrow("20 live connections");
    const { uid: ravi } = await insertLearner(database.db);
    const missed = heardBy(await two.connect(ravi), "events:missed");

    const isGone = sql`id not in (select process_id from live_connections where uid = ${ravi})`;
    await database.db
      .update(serverProcesses)
      .set({ seenAt: sql`now() - interval '15 seconds'` })
      .where(isGone);

    expect((await one.connect(mina)).connected).toBe(true);
    await expect.poll(() => missed.length).toBeGreaterThan(0);
  });
});
