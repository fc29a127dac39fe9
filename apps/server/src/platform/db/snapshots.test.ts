import { once } from "node:events";
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, it } from "vitest";
import { openDatabaseCopy, openEmbedded } from "./database.ts";
import { offerSnapshots, requestSnapshot } from "./snapshots.ts";
import { rowsOf } from "./transfer/catalog.ts";

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "codetale-snapshots-"));
});
afterEach(() => rm(dataDir, { recursive: true }));

it("[HOLD-4] a serving process copies its database as of one moment, while it is written to", async () => {
  const { db, copyTo, close } = await openEmbedded(dataDir);
  const end = await offerSnapshots(
    dataDir,
    copyTo ?? (() => Promise.reject(new Error("no copies"))),
  );
  await db.execute(sql`create table one (n int)`);
  await db.execute(sql`create table other (n int)`);
  let [written, isWriting] = [0, true];
  const writing = (async () => {
    for (; isWriting; written += 1) {
      // Lets the others have their turn: the embedded engine answers without one.
      await setImmediate();
      await db.transaction(async (tx) => {
        await tx.execute(sql`insert into one values (${written})`);
        await tx.execute(sql`insert into other values (${written})`);
      });
    }
  })();

  const before = written;
  const copy = await requestSnapshot(dataDir);
  isWriting = false;
  await writing;

  const copied = await openDatabaseCopy(copy ?? "none");
  const inOne = await rowsOf<{ n: number }>(copied.db, sql`select n from one order by n`);
  expect(await rowsOf(copied.db, sql`select n from other order by n`)).toEqual(inOne);
  expect(inOne.map(({ n }) => n)).toEqual(inOne.map((_, n) => n));
  expect(inOne.length).toBeGreaterThanOrEqual(before);
  await copied.close();
  await end();
  await close();
});

it("copies nothing where no process serves, nor for an address that an ended one left", async () => {
  expect(await requestSnapshot(dataDir)).toBeNull();

  const end = await offerSnapshots(dataDir, async () => {});
  const address = join(dataDir, "snapshots", "address.json");
  const left = await readFile(address);
  await end();
  await writeFile(address, left);
  expect(await requestSnapshot(dataDir)).toBeNull();
});

it("[PRIV-1] copies only for a command that can read the product's own files", async () => {
  const copied: string[] = [];
  const end = await offerSnapshots(dataDir, async (dir) => void copied.push(dir));
  const path = join(dataDir, "snapshots", "address.json");
  const { url, token } = JSON.parse(await readFile(path, "utf8")) as Record<
    "url" | "token",
    string
  >;
  const statusOf = async (authorization: string | null, method = "POST") =>
    (await fetch(url, { method, headers: authorization === null ? {} : { authorization } })).status;

  expect(await statusOf(null)).toBe(404);
  expect(await statusOf(`Bearer ${"0".repeat(token.length)}`)).toBe(404);
  expect(await statusOf(`Bearer ${token}`, "GET")).toBe(404);
  expect(copied).toEqual([]);
  expect((await stat(path)).mode & 0o077).toBe(0);
  expect((await stat(join(dataDir, "snapshots"))).mode & 0o077).toBe(0);
  expect(await requestSnapshot(dataDir)).toBe(copied[0]);
  await end();
});

it("[HOLD-4] leaves nothing of a copy that breaks off, with which the disk may be full", async () => {
  const { copyTo, close } = await openEmbedded(dataDir);
  const dir = join(dataDir, "copy");
  // What cannot be copied, in the last folder of the database.
  const socket = createServer().listen(join(dataDir, "db", "z"));
  await once(socket, "listening");

  await expect(copyTo?.(dir)).rejects.toThrow("socket");
  expect(await readdir(dataDir)).not.toContain("copy");
  socket.close();
  await close();
});

it("says why the serving process could not copy", async () => {
  const end = await offerSnapshots(dataDir, () => Promise.reject(new Error("ENOSPC: disk full")));

  await expect(requestSnapshot(dataDir)).rejects.toThrow("ENOSPC: disk full");
  await end();
});

it("removes copies that an ended command left behind, at the next start", async () => {
  const end = await offerSnapshots(dataDir, (dir) => writeFile(dir, "a copy"));
  await requestSnapshot(dataDir);
  await end();

  const endAgain = await offerSnapshots(dataDir, async () => {});
  expect(await readdir(join(dataDir, "snapshots"))).toEqual(["address.json"]);
  await endAgain();
});
