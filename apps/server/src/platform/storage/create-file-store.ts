import { randomUUID } from "node:crypto";
import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { FileStore } from "#core/files";

/** Plain names joined by slashes, with at most one extension, so that no key leaves the folder. */
const KEY = /^[A-Za-z0-9_-]+(\/[A-Za-z0-9_-]+)*(\.[a-z0-9]+)?$/;

/**
 * Files on disk that are complete or absent, also after the machine stops during a write.
 *
 * The store's calls throw RangeError for an invalid key; keys never come from a client.
 *
 * @param dir created when the first file is stored
 */
export function createFileStore(dir: string): FileStore {
  function pathOf(key: string): string {
    if (!KEY.test(key)) throw new RangeError(`"${key}" is not a key of the file store`);
    return join(dir, key);
  }

  return {
    async put(key, bytes) {
      const path = pathOf(key);
      const draft = `${path}.${randomUUID()}.draft`;
      await mkdir(dirname(path), { recursive: true });
      try {
        // Flushed, because the rename could otherwise become durable before the contents.
        await writeFile(draft, bytes, { flag: "wx", flush: true });
        await rename(draft, path);
        await flushFolder(dirname(path));
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },

    async get(key) {
      try {
        return await readFile(pathOf(key));
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },

    async delete(key) {
      await rm(pathOf(key), { force: true });
    },

    async usage() {
      const entries = await readdir(dir, { recursive: true, withFileTypes: true }).catch(
        (error: unknown) => (isMissing(error) ? [] : Promise.reject(error)),
      );
      let count = 0;
      let bytes = 0;
      for (const entry of entries) {
        if (!entry.isFile()) continue;
        // One that was deleted meanwhile does not count.
        const facts = await stat(join(entry.parentPath, entry.name)).catch(() => null);
        if (facts === null) continue;
        count += 1;
        bytes += facts.size;
      }
      return { count, bytes };
    },
  };
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ENOENT";
}

/** Until the folder is on the disk as well, the file's name may be lost. */
async function flushFolder(path: string): Promise<void> {
  // Windows cannot open folders, and writes their entries through by itself.
  if (process.platform === "win32") return;
  const folder = await open(path, "r");
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
