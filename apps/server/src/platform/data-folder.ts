/**
 * The folder in which the installation stores its data: accounts, sessions, children's names. No
 * other user of the machine may read it.
 */
import { chmod, lstat, mkdir, readdir, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { StartError } from "#core/errors/start-error";

class DataFolderError extends StartError {
  constructor(path: string, cause: unknown) {
    const why = cause instanceof Error ? cause.message : String(cause);
    super(`The data folder ${path} cannot be made: ${why}. Set DATA_DIR to a folder of your own.`, {
      cause,
    });
  }
}

/** What the product keeps in the folder. Whatever else is there is not its own, and left as it is. */
const entries = ["secret", "codetale.lock", "db", "files", "voices", "snapshots"];

/** In a mode: what the group and others may do. */
const OTHERS = 0o077;
const OWNER = 0o700;

/** In the mode of a folder that many users share, such as /tmp. */
const STICKY = 0o1000;

/**
 * Creates the folder and its parents where they do not exist, and closes it to other users of the
 * machine, with what is in it: earlier versions left it open.
 *
 * @throws DataFolderError
 */
export async function makeDataFolder(path: string): Promise<void> {
  try {
    await makeFolder(path);
    for (const entry of entries) {
      const entryPath = join(path, entry);
      // A folder is closed after what is in it: a closed one needs no look inside.
      if (await isOpen(entryPath)) await closeToOthers(entryPath);
    }
    if (((await stat(path)).mode & STICKY) === 0) await close(path);
  } catch (error) {
    throw new DataFolderError(path, error);
  }
}

/**
 * Closes a file, or a folder with all that is in it, to the group and to others. Links are not
 * followed; what belongs to another user stays as it is.
 */
export async function closeToOthers(path: string): Promise<void> {
  const found = await lstat(path).catch(ignoreMissing);
  if (!found || found.isSymbolicLink()) return;
  if (found.isDirectory()) {
    for (const name of await readdir(path)) await closeToOthers(join(path, name));
  }
  if ((found.mode & OTHERS) !== 0) await close(path);
}

async function isOpen(path: string): Promise<boolean> {
  const found = await lstat(path).catch(ignoreMissing);
  return found !== undefined && (found.mode & OTHERS) !== 0;
}

async function close(path: string): Promise<void> {
  const { mode } = await stat(path);
  await chmod(path, mode & OWNER).catch((error: unknown) => {
    if (!isNotOurs(error)) ignoreMissing(error);
  });
}

/** Another process may have removed it since it was listed. */
function ignoreMissing(error: unknown): undefined {
  if (codeOf(error) !== "ENOENT") throw error;
}

function isNotOurs(error: unknown): boolean {
  return codeOf(error) === "EPERM" || codeOf(error) === "EROFS";
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && "code" in error ? error.code : undefined;
}

/** One level at a time: where nothing can be created, Node's recursive `mkdir` may never settle. */
async function makeFolder(path: string, isRetry = false): Promise<void> {
  try {
    await mkdir(path, { mode: OWNER });
  } catch (error) {
    const code = codeOf(error);
    if (code === "EEXIST" && (await stat(path)).isDirectory()) return;
    if (code !== "ENOENT" || isRetry || dirname(path) === path) throw error;
    await makeFolder(dirname(path));
    await makeFolder(path, true);
  }
}
