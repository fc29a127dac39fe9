/** Spoken texts by their id; those asked for last are kept in memory, since many listen to a few. */
import { LRUCache } from "lru-cache";
import type { FileStore } from "#core/files";
import { audioFileKey } from "./audio-file-key.ts";

/** Some five hundred scenes. */
const BYTES_IN_MEMORY = 64 * 1024 * 1024;

export function createAudioFileCache(files: Pick<FileStore, "get">) {
  const recent = new LRUCache<string, Buffer>({
    maxSize: BYTES_IN_MEMORY,
    sizeCalculation: ({ length }) => Math.max(1, length),
  });
  return {
    /** @returns MP3; null where the file is not there */
    async read(spokenId: string): Promise<Buffer | null> {
      const known = recent.get(spokenId);
      if (known) return known;
      const read = await files.get(audioFileKey(spokenId));
      if (read) recent.set(spokenId, read);
      return read;
    },
  };
}
