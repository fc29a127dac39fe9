import { fork } from "node:child_process";
import { once } from "node:events";
import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { PGlite } from "@electric-sql/pglite";
import { afterEach, beforeEach, expect, it } from "vitest";
import { openDurable } from "./database.ts";
import { plainDisk, type Sync } from "./durable-files.ts";

let dir: string;
let open: PGlite[];
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), "codetale-durable-"));
  open = [];
});
afterEach(async () => {
  for (const client of open) await client.close();
  await rm(dir, { recursive: true });
});

/**
 * A disk of which only what was waited for survives the end of the power: it has the files of
 * `folder` as they were when the database last waited for each.
 */
async function aDisk(folder: string) {
  const disk = join(dir, "disk");
  await cp(folder, disk, { recursive: true });
  const sync: Sync = (_fd, kind, path) => {
    const inFolder = path.replace("/pglite/data", "");
    const [from, to] = [join(folder, inFolder), join(disk, inFolder)];
    if (kind === "file") {
      mkdirSync(dirname(to), { recursive: true });
      return copyFileSync(from, to);
    }
    // A folder that is on the disk has no names in it that are gone, and has the new ones.
    for (const name of namesIn(to))
      if (!existsSync(join(from, name))) rmSync(join(to, name), { recursive: true });
  };
  return { disk, sync };
}

const namesIn = (folder: string) => (existsSync(folder) ? readdirSync(folder) : []);

async function opened(folder: string, sync?: Sync): Promise<PGlite> {
  const client = await openDurable(folder, { ...plainDisk, ...(sync && { sync }) });
  open.push(client);
  return client;
}

it("[HOLD-2] the embedded database keeps everything it answered when the power fails", async () => {
  const folder = join(dir, "db");
  await (await openDurable(folder, plainDisk)).close();
  const { disk, sync } = await aDisk(folder);
  const client = await opened(folder, sync);

  await client.exec("create table words (n int primary key, word text)");
  for (let n = 0; n < 40; n += 1) {
    await client.query("insert into words values ($1, $2)", [n, "x".repeat(3_000)]);
    if (n === 20) await client.exec("checkpoint");
  }

  const after = await opened(disk);
  expect((await after.query("select n from words order by n")).rows).toEqual(
    Array.from({ length: 40 }, (_, n) => ({ n })),
  );
});

it("[HOLD-2] a process ends before it answers a change that the disk refuses to keep", async () => {
  const program = fileURLToPath(new URL("../../testing/refusing-disk-process.ts", import.meta.url));
  const child = fork(program, [join(dir, "db")], { execArgv: ["--import", "tsx"], silent: true });
  let output = "";
  child.stdout?.on("data", (text) => (output += String(text)));
  const [code] = (await once(child, "close")) as [number];

  expect([code, output]).toEqual([3, "kept\n"]);
});
