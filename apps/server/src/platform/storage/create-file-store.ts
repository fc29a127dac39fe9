import { randomUUID } from "node:crypto";
import {
  access,
  constants,
  mkdir,
  open,
  readdir,
  rename,
  rm,
  stat,
  writeFile,
} from "node:fs/promises";
import { dirname, join, sep } from "node:path";
import { AppError } from "#core/errors/app-error";
import { FilesUnavailableError, type FileStore } from "#core/ports/files";
import { syncFolderEntries } from "../sync-path.ts";
import { isFileKey, requireFileKey } from "./file-key.ts";

/**
 * Files on disk that are complete or absent, also after the machine stops during a write.
 *
 * @param dir created when the first file is stored
 */
export function createFileStore(dir: string): FileStore {
  const pathOf = (key: string) => join(dir, requireFileKey(key));

  return {
    async put(key, bytes) {
      const path = pathOf(key);
      const draft = `${path}.${randomUUID()}.draft`;
      try {
        const made = await mkdir(dirname(path), { recursive: true });
        // Flushed, because the rename could otherwise become durable before the contents.
        await writeFile(draft, bytes, { flag: "wx", flush: true });
        await rename(draft, path);
        await syncNewEntries(path, made);
      } catch (error) {
        await rm(draft, { force: true }).catch(() => {});
        throw new FilesUnavailableError(error);
      }
    },

    async find(key) {
      const path = pathOf(key);
      const found = await stat(path).catch(nullIfMissing);
      if (!found?.isFile()) return null;
      return {
        size: found.size,
        async read(range) {
          const file = await open(path, "r").catch(nullIfMissing);
          if (!file) throw new AppError("file/unknown");
          return file.createReadStream(range);
        },
      };
    },

    async delete(key) {
      await rm(pathOf(key), { force: true }).catch(unavailable);
    },

    async *list() {
      const entries = await readdir(dir, { recursive: true, withFileTypes: true }).catch(
        nullIfMissing,
      );
      for (const entry of entries ?? []) {
        const path = join(entry.parentPath, entry.name);
        const key = path.slice(join(dir, sep).length).replaceAll(sep, "/");
        // Drafts of an ended process are no files.
        if (!entry.isFile() || !isFileKey(key)) continue;
        const facts = await stat(path).catch(nullIfMissing);
        // Null for one that was deleted meanwhile.
        if (facts) yield { key, size: facts.size };
      }
    },

    async check() {
      try {
        await mkdir(dir, { recursive: true });
        await access(dir, constants.R_OK | constants.W_OK);
      } catch (error) {
        unavailable(error);
      }
    },
  };
}

function unavailable(error: unknown): never {
  throw new FilesUnavailableError(error);
}

function nullIfMissing(error: unknown): null {
  if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
  return unavailable(error);
}

/** @param made the outermost folder that was new */
async function syncNewEntries(path: string, made: string | undefined): Promise<void> {
  const folder = dirname(path);
  await syncFolderEntries(folder);
  if (made !== undefined && folder !== dirname(made)) await syncNewEntries(folder, made);
}
