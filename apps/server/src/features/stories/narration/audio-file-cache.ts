/** Reads audio files; the most recently used stay in memory, since few stories have most listeners. */
import { LRUCache } from "lru-cache";
import type { FileStore } from "#core/files";

/** About five hundred scenes. */
const BYTES_IN_MEMORY = 64 * 1024 * 1024;

/** @param spokenId as `spokenIdOf` makes it */
export function audioFileKey(spokenId: string): string {
  return `voices/${spokenId.slice(0, 2)}/${spokenId}.mp3`;
}

/** @returns a function that reads MP3; it answers null where the file is not there */
export function createAudioFileCache(files: Pick<FileStore, "get">) {
  const recent = new LRUCache<string, Buffer>({
    maxSize: BYTES_IN_MEMORY,
    sizeCalculation: ({ length }) => Math.max(1, length),
  });
  return async (spokenId: string): Promise<Buffer | null> => {
    const audio = recent.get(spokenId) ?? (await files.get(audioFileKey(spokenId)));
    if (audio) recent.set(spokenId, audio);
    return audio;
  };
}
