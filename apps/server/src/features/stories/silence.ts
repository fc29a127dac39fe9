/** Narration where nobody speaks: what was spoken while somebody did is still heard. */
import type { FileStore } from "#core/files";
import { createKnownVoices, forgetUnused } from "./known-voices.ts";
import type { Narration } from "./narration.ts";
import { lineOf, type StoredVoices } from "./stored-voices.ts";

export function createSilence(voices: StoredVoices, files: FileStore): Narration {
  const known = createKnownVoices(voices);
  return {
    wake() {},
    isSpoken: () => false,
    async voiceOf(story, scene, line) {
      const voice = await known.find(lineOf(story, scene, line));
      return voice && { kind: "kept", voice };
    },
    lose: (story, scene, line, voice) => known.lose(lineOf(story, scene, line), voice),
    forgetUnused: (spokenUntil) => forgetUnused(voices, files, spokenUntil),
    async stop() {},
  };
}
