/** The folder in which the installation stores its data. */
import { mkdir, stat } from "node:fs/promises";
import { dirname } from "node:path";
import { StartError } from "#core/start-error";

class DataFolderError extends StartError {
  constructor(path: string, cause: unknown) {
    const why = cause instanceof Error ? cause.message : String(cause);
    super(`The data folder ${path} cannot be made: ${why}. Set DATA_DIR to a folder of your own.`, {
      cause,
    });
  }
}

/**
 * Creates the folder and its parents where they do not exist.
 *
 * @throws DataFolderError
 */
export async function makeDataFolder(path: string): Promise<void> {
  try {
    await makeFolder(path);
  } catch (error) {
    throw new DataFolderError(path, error);
  }
}

/** One level at a time: where nothing can be created, Node's recursive `mkdir` may never settle. */
async function makeFolder(path: string, isRetry = false): Promise<void> {
  try {
    await mkdir(path);
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : undefined;
    if (code === "EEXIST" && (await stat(path)).isDirectory()) return;
    if (code !== "ENOENT" || isRetry || dirname(path) === path) throw error;
    await makeFolder(dirname(path));
    await makeFolder(path, true);
  }
}
