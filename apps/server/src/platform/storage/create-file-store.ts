import { Disk } from "flydrive";
import type { DriverContract } from "flydrive/types";
import type { FileStore } from "#core/files";
import { AtomicFileDriver } from "./atomic-file-driver.ts";

/** Where files are stored; each kind has its driver below. */
export interface StorageSettings {
  kind: "disk";
  /** Folder, created when the first file is stored. */
  dir: string;
}

const drivers: {
  [Kind in StorageSettings["kind"]]: (
    settings: Extract<StorageSettings, { kind: Kind }>,
  ) => DriverContract;
} = {
  disk: ({ dir }) => new AtomicFileDriver({ location: dir, visibility: "private" }),
};

/** Plain names joined by slashes, with at most one extension, so that no key leaves the folder. */
const KEY = /^[A-Za-z0-9_-]+(\/[A-Za-z0-9_-]+)*(\.[a-z0-9]+)?$/;

/** The store's calls throw RangeError for an invalid key; keys never come from a client. */
export function createFileStore(settings: StorageSettings): FileStore {
  const disk = new Disk(drivers[settings.kind](settings));
  return {
    put: async (key, bytes) => disk.put(checked(key), bytes),
    async get(key) {
      try {
        return Buffer.from(await disk.getBytes(checked(key)));
      } catch (error) {
        if (error instanceof RangeError || (await disk.exists(key))) throw error;
        return null;
      }
    },
    delete: async (key) => disk.delete(checked(key)),
  };
}

function checked(key: string): string {
  if (!KEY.test(key)) throw new RangeError(`"${key}" is not a key of the file store`);
  return key;
}
