/**
 * The files of the embedded database, which waits for the disk wherever PostgreSQL does: a commit is
 * answered once its log is there, and a page is written after its log. Why: docs/decisions/055.
 */
import { fdatasyncSync, fsyncSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { NodeFS } from "@electric-sql/pglite/nodefs";
import { syncFile, syncFolderEntries } from "../sync-path.ts";

/** Waits until what was written is on the disk; `path` is the one in the database's own folder. */
export type Sync = (fd: number, kind: "file" | "folder", path: string) => void;

/** What PGlite gives the engine, but for `-F`, with which PostgreSQL never waits for the disk. */
export const durableStartParams = [
  ...PGlite.defaultStartParams.filter((param) => param !== "-F"),
  // PGlite makes `fdatasync`, which is the default on Linux, do nothing.
  ...["-c", "wal_sync_method=fsync"],
];

/** Emscripten's file system and its window to Node's, as far as they are used here. */
interface EngineModule {
  FS: { isDir(mode: number): boolean };
  NODEFS: {
    stream_ops: { fsync?(stream: OpenStream): number };
  };
}

interface OpenStream {
  node: { mode: number };
  nfd: number;
  path: string;
}

export interface Disk {
  sync: Sync;
  /**
   * Called when the disk refuses, which has to end the process: the engine does not, but would never
   * answer again. What it has in memory may not be on the disk, now or later.
   */
  onRefused(error: unknown): never;
}

export const plainDisk: Disk = {
  sync(fd, kind) {
    // In a file, what is needed to read it again: not the time of its change.
    if (kind === "file") fdatasyncSync(fd);
    else if (process.platform !== "win32") fsyncSync(fd);
  },
  onRefused(error) {
    throw error;
  },
};

/** PGlite's folder of files, with an `fsync` that does what its name says. */
export class DurableFiles extends NodeFS {
  readonly #disk: Disk;

  constructor(dir: string, disk: Disk) {
    super(dir);
    this.#disk = disk;
  }

  override async init(...[pg, options]: Parameters<NodeFS["init"]>): ReturnType<NodeFS["init"]> {
    const { emscriptenOpts } = await super.init(pg, options);
    const addSync = ({ FS, NODEFS }: EngineModule): void => {
      NODEFS.stream_ops.fsync = ({ node, nfd, path }) => {
        try {
          this.#disk.sync(nfd, FS.isDir(node.mode) ? "folder" : "file", path);
          return 0;
        } catch (error) {
          return this.#disk.onRefused(error);
        }
      };
    };
    const preRun = [...[emscriptenOpts.preRun ?? []].flat(), addSync as () => void];
    return { emscriptenOpts: { ...emscriptenOpts, preRun } };
  }
}

/** Waits until a folder is on the disk, with its name and all that is in it. */
export async function syncFolder(dir: string): Promise<void> {
  await syncContents(dir);
  await syncFolderEntries(dirname(dir));
}

async function syncContents(dir: string): Promise<void> {
  const entries = await readdir(dir, { withFileTypes: true });
  await Promise.all(
    entries.map((entry) => {
      const path = join(dir, entry.name);
      return entry.isDirectory() ? syncContents(path) : syncFile(path);
    }),
  );
  await syncFolderEntries(dir);
}
