import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { takeLock } from "./lock-file.ts";

/** More than any system gives to a process. */
const DEAD_PID = 2 ** 30;

let dir: string;
let path: string;

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), "lock-"));
  path = join(dir, "codetale.lock");
});
afterEach(() => rm(dir, { recursive: true }));

it("holds the folder until it is released", async () => {
  const lock = await takeLock(path);
  expect(await readFile(path, "utf8")).toBe(String(process.pid));

  await lock.release();

  await expect(readFile(path)).rejects.toThrow("ENOENT");
});

it("[OPS-1] says which living process holds the folder", async () => {
  await writeFile(path, String(process.ppid));

  await expect(takeLock(path)).rejects.toThrow(`in use by process ${process.ppid}`);
});

it.each(["", "rubbish", String(DEAD_PID)])(
  "takes over a dead holder's file (%j)",
  async (content) => {
    await writeFile(path, content);

    await takeLock(path);

    expect(await readFile(path, "utf8")).toBe(String(process.pid));
  },
);
