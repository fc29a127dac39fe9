/**
 * A lock file with the id of its process: the embedded database supports only one process. Why no
 * library does this: docs/decisions/023.
 */
import { link, readFile, rm, writeFile } from "node:fs/promises";
import { StartError } from "#core/start-error";

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
    const pid = await holderOf(path);
    if (pid !== null) throw new DataDirTakenError(path, pid);
    // Only one process at a time removes what an ended one left; two could remove each other's.
    const removal = await takeLock(`${path}.removal`);
    try {
      if ((await holderOf(path)) === null) await rm(path, { force: true });
    } finally {
      await removal.release();
    }
  }
}

/** The file appears with its content, so that no reader and no crash finds it empty. */
async function create(path: string): Promise<boolean> {
  const draft = `${path}.${process.pid}`;
  try {
    await writeFile(draft, String(process.pid));
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
 * @returns null where no other running process holds the file; in a container, an ended one may
 *   have had the id of this process
 */
async function holderOf(path: string): Promise<number | null> {
  const pid = Number(await readFile(path, "utf8").catch(() => ""));
  return pid > 0 && pid !== process.pid && isAlive(pid) ? pid : null;
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
