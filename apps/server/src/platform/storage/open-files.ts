/** The file store that the settings name. */
import { join } from "node:path";
import { FilesUnavailableError, type FileStore } from "#core/ports/files";
import { StartError } from "#core/errors/start-error";
import { createFileStore } from "./create-file-store.ts";
import { createS3FileStore, wrongSettingsOf, type S3Settings } from "./create-s3-file-store.ts";

export interface FileSettings {
  dataDir: string;
  /** Null: files are stored in the data folder. */
  s3: S3Settings | null;
}

export type OpenFiles = FileStore & { close(): void };

export function openFiles({ dataDir, s3 }: FileSettings): OpenFiles {
  return s3 ? createS3FileStore(s3) : openDiskFiles(dataDir);
}

export function openDiskFiles(dataDir: string): OpenFiles {
  return { ...createFileStore(join(dataDir, "files")), close() {} };
}

/**
 * Finds out at start whether the settings are right. A storage that is only away for now is
 * reported to `onAway` and waited for: `/readyz` says when it is back.
 *
 * @throws StartError naming the settings with which the storage refuses
 */
export async function checkAtStart(
  files: Pick<FileStore, "check">,
  onAway: (error: Error) => void,
): Promise<void> {
  try {
    await files.check();
  } catch (error) {
    const wrong = wrongSettingsOf(error);
    if (wrong) throw new StartError(`The settings cannot be used: ${wrong}.`);
    if (!(error instanceof FilesUnavailableError)) throw error;
    onAway(error);
  }
}
