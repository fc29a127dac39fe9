/** The voices that are there already; those asked for last are kept in memory. */
import type { EpochMs } from "@codetale/domain/time";
import { LRUCache } from "lru-cache";
import type { FileStore } from "#core/files";
import type { LineAudio } from "../playing/playing.service.ts";
import { storyLineKey, type StoryLine, type NarrationStore } from "./narration-store.ts";
import { audioFileKey } from "./audio-file-key.ts";

const LINES_IN_MEMORY = 20_000;

export function createLineAudioCache(voices: Pick<NarrationStore, "find" | "forget">) {
  const known = new LRUCache<string, LineAudio>({ max: LINES_IN_MEMORY });
  return {
    async find(line: StoryLine): Promise<LineAudio | null> {
      const found = known.get(storyLineKey(line)) ?? (await voices.find(line));
      if (found) known.set(storyLineKey(line), found);
      return found;
    },

    remember: (line: StoryLine, voice: LineAudio) => known.set(storyLineKey(line), voice),

    /** Its file is not there. */
    async lose(line: StoryLine, { spokenId }: LineAudio): Promise<void> {
      known.delete(storyLineKey(line));
      await voices.forget(spokenId);
    },
  };
}

/** Deletes what no story says any more. */
export async function deleteUnusedAudio(
  voices: Pick<NarrationStore, "removeUnused">,
  files: FileStore,
  spokenUntil: EpochMs,
): Promise<void> {
  for (const spokenId of await voices.removeUnused(spokenUntil)) {
    await files.delete(audioFileKey(spokenId));
  }
}
