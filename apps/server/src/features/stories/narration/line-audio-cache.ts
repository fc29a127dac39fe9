/** Finds the stored audio of lines; the most recently used rows stay in memory. */
import { LRUCache } from "lru-cache";
import type { LineAudio } from "../playing/playing.repository.ts";
import { storyLineKey, type StoryLine } from "./story-line.ts";
import type { NarrationRepository } from "./narration.repository.ts";

const LINES_IN_MEMORY = 20_000;

export function createLineAudioCache(voices: Pick<NarrationRepository, "find" | "forget">) {
  const recent = new LRUCache<string, LineAudio>({ max: LINES_IN_MEMORY });
  return {
    async find(line: StoryLine): Promise<LineAudio | null> {
      const found = recent.get(storyLineKey(line)) ?? (await voices.find(line));
      if (found) recent.set(storyLineKey(line), found);
      return found;
    },

    remember: (line: StoryLine, audio: LineAudio) => recent.set(storyLineKey(line), audio),

    /** Deletes the rows of audio whose file is missing, so that it is made again. */
    async lose(line: StoryLine, { spokenId }: LineAudio): Promise<void> {
      recent.delete(storyLineKey(line));
      await voices.forget(spokenId);
    },
  };
}
