/**
 * A lock file that names its process: the embedded database supports only one process. Why no
 * library does this: docs/decisions/023.
 */
import { link, readFile, rm, writeFile } from "node:fs/promises";
import { StartError } from "#core/errors/start-error";
import { processStartOf } from "./process-start.ts";

class DataDirTakenError extends StartError {
  constructor(path: string, pid: number) {
    super(
      `The data folder is in use by process ${pid} (lock file ${path}). Stop that process, or set DATA_DIR to another folder.`,
    );
  }
}

/**
 * @throws DataDirTakenError when a running process holds the file; that of an ended one is
 *   replaced
 */
export async function takeLock(path: string): Promise<{ release(): Promise<void> }> {
  for (;;) {
    if (await create(path)) return { release: () => rm(path, { force: true }) };
    const holder = await holderOf(path);
    if (holder === null) continue;
    if (holder !== ENDED) throw new DataDirTakenError(path, holder);
    // Only one process at a time removes what an ended one left; two could remove each other's.
    const removal = await takeLock(`${path}.removal`);
    try {
      if ((await holderOf(path)) === ENDED) await rm(path);
    } finally {
      await removal.release();
    }
  }
}

/** The file appears with its content, so that no reader and no crash finds it empty. */
async function create(path: string): Promise<boolean> {
  const draft = `${path}.${process.pid}`;
  try {
    await writeFile(draft, await nameOf(process.pid), { mode: 0o600 });
    await link(draft, path);
    return true;
  } catch (error) {
    if (isNodeError(error) && error.code === "EEXIST") return false;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

/**
 * The process's id and, where the system tells it, its start: after a restart of the machine another
 * program may have the id.
 */
async function nameOf(pid: number): Promise<string> {
  const start = await processStartOf(pid);
  return start === null ? String(pid) : `${pid} ${start}`;
}

/** In place of a process id. */
const ENDED = 0;

/**
 * @returns null where there is no file: a living process may create it the next moment; `ENDED` also
 *   for the id of this process, which in a container an ended one may have had
 */
async function holderOf(path: string): Promise<number | null> {
  try {
    const [id = "", start] = (await readFile(path, "utf8")).split(" ");
    return (await isHolding(Number(id), start)) ? Number(id) : ENDED;
  } catch (error) {
    if (isNodeError(error) && error.code === "ENOENT") return null;
    throw error;
  }
}

/** @param start that the lock names; earlier versions named none */
async function isHolding(pid: number, start: string | undefined): Promise<boolean> {
  if (!(pid > 0) || pid === process.pid || !isAlive(pid)) return false;
  const present = await processStartOf(pid);
  // That of another user's process may be hidden.
  return start === undefined || present === null || start === present;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: the process exists but belongs to another user.
    return isNodeError(error) && error.code === "EPERM";
  }
}

function isNodeError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && "code" in error;
}
