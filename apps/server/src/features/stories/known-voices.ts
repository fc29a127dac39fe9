/** The voices that are there already; those asked for last are kept in memory. */
import type { EpochMs } from "@codetale/domain/time";
import { LRUCache } from "lru-cache";
import type { FileStore } from "#core/files";
import type { Voice } from "./playing.service.ts";
import { keyOf, type LineOfStory, type StoredVoices } from "./stored-voices.ts";
import { voiceKey } from "./voice-key.ts";

const LINES_IN_MEMORY = 20_000;

export function createKnownVoices(voices: Pick<StoredVoices, "find" | "forget">) {
  const known = new LRUCache<string, Voice>({ max: LINES_IN_MEMORY });
  return {
    async find(line: LineOfStory): Promise<Voice | null> {
      const found = known.get(keyOf(line)) ?? (await voices.find(line));
      if (found) known.set(keyOf(line), found);
      return found;
    },

    remember: (line: LineOfStory, voice: Voice) => known.set(keyOf(line), voice),

    /** Its file is not there. */
    async lose(line: LineOfStory, { spokenId }: Voice): Promise<void> {
      known.delete(keyOf(line));
      await voices.forget(spokenId);
    },
  };
}

/** Deletes what no story says any more. */
export async function forgetUnused(
  voices: Pick<StoredVoices, "removeUnused">,
  files: FileStore,
  spokenUntil: EpochMs,
): Promise<void> {
  for (const spokenId of await voices.removeUnused(spokenUntil)) {
    await files.delete(voiceKey(spokenId));
  }
}
