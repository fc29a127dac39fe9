/** A lock between processes on one folder: the second one waits and finds the work done. */
import { randomUUID } from "node:crypto";
import { mkdir, readFile, rm, stat, utimes, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

const BEAT_MS = 5_000;
/** A lock file not renewed for so long is abandoned, also by another machine. */
const STALE_MS = 30_000;
const LOOK_MS = 300;

/**
 * @param file exists while a process holds the lock
 * @throws what `work` or the disk throws; the signal's reason while waiting
 */
export async function withFileLock<T>(
  file: string,
  signal: AbortSignal,
  work: () => Promise<T>,
): Promise<T> {
  const holder = `${process.pid} ${randomUUID()}`;
  while (!(await take(file, holder))) await sleep(LOOK_MS, undefined, { signal });
  const beat = setInterval(() => {
    const now = new Date(performance.timeOrigin + performance.now());
    // If the disk refuses, another process may take the lock; the hashes still protect the result.
    utimes(file, now, now).catch(() => undefined);
  }, BEAT_MS);
  try {
    return await work();
  } finally {
    clearInterval(beat);
    if ((await holderOf(file)) === holder) await rm(file, { force: true });
  }
}

async function take(file: string, holder: string): Promise<boolean> {
  try {
    // At each attempt, since the process that finishes removes the folder.
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, holder, { flag: "wx" });
    return true;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "ENOENT") return false;
    if (code !== "EEXIST") throw error;
    if (await isAbandoned(file)) await rm(file, { force: true });
    return false;
  }
}

async function isAbandoned(file: string): Promise<boolean> {
  const age = await stat(file).then(
    ({ mtimeMs }) => performance.timeOrigin + performance.now() - mtimeMs,
    () => 0,
  );
  if (age > STALE_MS) return true;
  // Its process id counts only while it is fresh here: another machine has other ones.
  const pid = Number((await holderOf(file)).split(" ")[0]);
  return pid > 0 && age > 2 * BEAT_MS && !isAlive(pid);
}

async function holderOf(file: string): Promise<string> {
  return readFile(file, "utf8").catch(() => "");
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
