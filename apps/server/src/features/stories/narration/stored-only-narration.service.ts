/** Narration where nobody speaks: what was spoken while somebody did is still heard. */
import type { FileStore } from "#core/files";
import { createLineAudioCache, deleteUnusedAudio } from "./line-audio-cache.ts";
import type { Narration } from "./narration.service.ts";
import { storyLine, type NarrationStore } from "./narration-store.ts";

export function createStoredOnlyNarration(voices: NarrationStore, files: FileStore): Narration {
  const known = createLineAudioCache(voices);
  return {
    wake() {},
    isSpoken: () => false,
    async narrate(story, scene, line) {
      const voice = await known.find(storyLine(story, scene, line));
      return voice && { kind: "kept", voice };
    },
    reportLost: (story, scene, line, voice) => known.lose(storyLine(story, scene, line), voice),
    deleteUnused: (spokenUntil) => deleteUnusedAudio(voices, files, spokenUntil),
    async stop() {},
  };
}
