import { randomUUID } from "node:crypto";
import { mkdir, open, readFile, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { FSDriver } from "flydrive/drivers/fs";

/** Files on disk that are complete or absent, also after the machine stops during a write. */
export class AtomicFileDriver extends FSDriver {
  readonly #dir: string;

  constructor(options: ConstructorParameters<typeof FSDriver>[0] & { location: string }) {
    super(options);
    this.#dir = options.location;
  }

  /** The parent returns the whole memory block that a file was read into, not only the file. */
  override getBytes(key: string): Promise<Uint8Array> {
    return readFile(join(this.#dir, key));
  }

  override async put(key: string, contents: string | Uint8Array): Promise<void> {
    const path = join(this.#dir, key);
    const draft = `${path}.${randomUUID()}.draft`;
    await mkdir(dirname(path), { recursive: true });
    try {
      await writeThrough(draft, contents);
      await rename(draft, path);
      await syncFolder(dirname(path));
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
  }
}

/**
 * Waits until the contents are on the disk: the rename could otherwise become durable before them.
 */
async function writeThrough(path: string, contents: string | Uint8Array): Promise<void> {
  const file = await open(path, "wx");
  try {
    await file.writeFile(contents);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Until the folder is on the disk as well, the file's name may be lost. */
async function syncFolder(path: string): Promise<void> {
  // Windows cannot open folders, and writes their entries through by itself.
  if (process.platform === "win32") return;
  const folder = await open(path, "r");
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
