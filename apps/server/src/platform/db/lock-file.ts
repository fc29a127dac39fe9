/** A lock file with the id of its process: the embedded database supports only one process. */
import { open, readFile, rm } from "node:fs/promises";
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
    try {
      const file = await open(path, "wx");
      await file.writeFile(String(process.pid));
      await file.close();
      return { release: () => rm(path, { force: true }) };
    } catch (error) {
      if (!isNodeError(error) || error.code !== "EEXIST") throw error;
      const pid = Number(await readFile(path, "utf8").catch(() => ""));
      if (pid > 0 && pid !== process.pid && isAlive(pid)) throw new DataDirTakenError(path, pid);
      await rm(path, { force: true });
    }
  }
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
