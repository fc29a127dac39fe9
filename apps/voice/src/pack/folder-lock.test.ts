import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, mkdir, readdir, rm, rmdir, utimes } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, expect, it, onTestFinished } from "vitest";
import { withFolderLock } from "./folder-lock.ts";

const { signal } = new AbortController();

let dir: string;
let folder: string;

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), "codetale-lock-"));
  folder = join(dir, "work");
});
afterEach(() => rm(dir, { recursive: true }));

/** @returns a process that has the lock */
async function startHolder(holdsMs: number) {
  const program = fileURLToPath(new URL("../testing/lock-process.ts", import.meta.url));
  const args = ["--import", import.meta.resolve("tsx"), program, folder, String(holdsMs)];
  const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
  onTestFinished(() => void child.kill("SIGKILL"));
  await once(child.stdout, "data");
  return child;
}

/** Makes the lock look as it does so long after its holder's last sign of life. */
async function age(seconds: number): Promise<void> {
  const then = new Date(performance.timeOrigin + performance.now() - seconds * 1000);
  await utimes(`${folder}.lock`, then, then);
}

it("waits until the process that has the lock is done, and leaves nothing behind", async () => {
  const holder = await startHolder(500);
  let isDone = false;
  holder.stdout.once("data", () => (isDone = true));

  await withFolderLock(folder, signal, async () => expect(isDone).toBe(true));

  expect(await readdir(dir)).toEqual([]);
});

it("takes over from a killed process when that has given no sign for ten seconds", async () => {
  const holder = await startHolder(60_000);
  holder.kill("SIGKILL");
  await once(holder, "exit");
  await age(2);
  let isHeld = false;
  const taking = withFolderLock(folder, signal, async () => (isHeld = true));
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(isHeld).toBe(false);

  await age(11);

  expect(await taking).toBe(true);
});

it("takes over from a process that crashed before it gave a sign", async () => {
  await mkdir(`${folder}.lock`);
  await age(11);

  expect(await withFolderLock(folder, signal, async () => "done")).toBe("done");
});

it("is released by a process that is told to end", async () => {
  const holder = await startHolder(60_000);
  holder.kill("SIGTERM");
  await once(holder, "exit");

  expect(await readdir(dir)).toEqual([]);
});

it("stops waiting when it is told to", async () => {
  await mkdir(`${folder}.lock`);
  const stopping = new AbortController();
  const taking = withFolderLock(folder, stopping.signal, async () => "done");
  stopping.abort();

  await expect(taking).rejects.toThrow("aborted");
});

it("stops the work when the lock is lost, and leaves the lock to its new holder", async () => {
  const working = withFolderLock(folder, signal, async (held) => {
    await rmdir(`${folder}.lock`);
    await mkdir(`${folder}.lock`);
    await age(1);
    await once(held, "abort");
    throw held.reason;
  });

  await expect(working).rejects.toMatchObject({ code: "ECOMPROMISED" });
  expect(await readdir(dir)).toEqual(["work.lock"]);
});
