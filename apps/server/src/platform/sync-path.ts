import { open } from "node:fs/promises";

/** Waits until a file is on the disk. */
export async function syncFile(path: string): Promise<void> {
  const handle = await open(path, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Waits until the names in a folder are on the disk; until then, those of new files may be lost. */
export async function syncFolderEntries(path: string): Promise<void> {
  // Windows cannot open folders, and writes their entries through by itself.
  if (process.platform !== "win32") await syncFile(path);
}
