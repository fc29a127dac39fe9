/** The folder that the installation keeps its data in. */
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
 * Makes the folder and those above it, unless it is there.
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

/** One step at a time: where nothing can be made, Node's own recursive way may never come back. */
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
