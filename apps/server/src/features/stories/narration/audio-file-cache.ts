/** Reads audio files; the most recently used stay in memory, since few stories have most listeners. */
import { LRUCache } from "lru-cache";
import type { FileStore } from "#core/files";
import { audioFileKey } from "./audio-file-key.ts";

/** About five hundred scenes. */
const BYTES_IN_MEMORY = 64 * 1024 * 1024;

export function createAudioFileCache(files: Pick<FileStore, "get">) {
  const recent = new LRUCache<string, Buffer>({
    maxSize: BYTES_IN_MEMORY,
    sizeCalculation: ({ length }) => Math.max(1, length),
  });
  return {
    /** @returns MP3; null where the file is not there */
    async read(spokenId: string): Promise<Buffer | null> {
      const cached = recent.get(spokenId);
      if (cached) return cached;
      const stored = await files.get(audioFileKey(spokenId));
      if (stored) recent.set(spokenId, stored);
      return stored;
    },
  };
}
