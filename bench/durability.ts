/**
 * What it costs that the embedded database waits for the disk: commits a second with and without,
 * beside a file to which the same bytes are appended, one after the other, and waited for.
 */
import { fdatasyncSync, openSync, closeSync, writeSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { PGlite } from "@electric-sql/pglite";
import { NodeFS } from "@electric-sql/pglite/nodefs";
import { createPGlite, openDurable } from "../apps/server/src/platform/db/database.ts";
import { plainDisk } from "../apps/server/src/platform/db/durable-files.ts";

const COMMITS = 1_000;
const ROUNDS = 3;
const TEXT = "x".repeat(200);

const dir = await mkdtemp(join(tmpdir(), "codetale-durability-"));
const waiting = await withTable(await openDurable(join(dir, "waiting"), plainDisk));
const hasty = await withTable(await createPGlite({ fs: new NodeFS(join(dir, "hasty")) }));
try {
  // In turns, since the disk of a busy machine is now faster, now slower.
  const rounds: Record<string, number>[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds.push({
      "a file, waited for": perSecond(appendToFile),
      "embedded, waits for the disk": await perSecondAsync(() => insert(waiting)),
      "embedded, does not wait": await perSecondAsync(() => insert(hasty)),
    });
  }
  const median = (name: string) => rounds.map((round) => round[name] ?? 0).sort((a, b) => a - b)[1];
  console.table(
    Object.keys(rounds[0] ?? {}).map((name) => ({
      "one after the other": name,
      "commits a second": Math.round(median(name) ?? 0),
    })),
  );
} finally {
  await waiting.close();
  await hasty.close();
  await rm(dir, { recursive: true });
}

async function withTable(client: PGlite): Promise<PGlite> {
  await client.exec("create table messages (id serial primary key, text text)");
  for (let n = 0; n < COMMITS; n += 1) await insert(client);
  return client;
}

function insert(client: PGlite) {
  return client.query("insert into messages (text) values ($1)", [TEXT]);
}

async function perSecondAsync(commit: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  for (let n = 0; n < COMMITS; n += 1) await commit();
  return (COMMITS / (performance.now() - startedAt)) * 1_000;
}

/** @param commits runs `COMMITS` of them */
function perSecond(commits: () => void): number {
  const startedAt = performance.now();
  commits();
  return (COMMITS / (performance.now() - startedAt)) * 1_000;
}

function appendToFile(): void {
  const file = openSync(join(dir, "file"), "w");
  for (let n = 0; n < COMMITS; n += 1) {
    writeSync(file, TEXT);
    fdatasyncSync(file);
  }
  closeSync(file);
}
