/** Narration without a voice service: audio that was stored before is still played. */
import type { FileStore } from "#core/files";
import { createLineAudioCache, deleteUnusedAudio } from "./line-audio-cache.ts";
import type { Narration } from "./narration.service.ts";
import { storyLine } from "./story-line.ts";
import type { NarrationRepository } from "./narration.repository.ts";

export function createStoredOnlyNarration(
  voices: NarrationRepository,
  files: FileStore,
): Narration {
  const lineAudios = createLineAudioCache(voices);
  return {
    wake() {},
    isSpoken: () => false,
    async narrate(story, scene, line) {
      const audio = await lineAudios.find(storyLine(story, scene, line));
      return audio && { kind: "stored", audio };
    },
    reportLost: (story, scene, line, audio) =>
      lineAudios.lose(storyLine(story, scene, line), audio),
    deleteUnused: (spokenUntil) => deleteUnusedAudio(voices, files, spokenUntil),
    async stop() {},
  };
}
