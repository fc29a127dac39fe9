/** Speaks each text once, however many ask for it and for whichever story, and keeps it. */
import { SECOND_MS, type Clock, type EpochMs } from "@codetale/domain/time";
import type { FileStore } from "#core/files";
import type { Speech, SpeechPriority } from "#core/speech";
import type { Voice } from "./playing.service.ts";
import { spokenIdOf, type SpokenText } from "./spoken-text.ts";
import type { StoredVoices } from "./stored-voices.ts";
import { voiceKey } from "./voice-key.ts";

export interface SpeakerDeps {
  speech: Speech;
  voices: Pick<StoredVoices, "findSpoken" | "addSpoken">;
  files: FileStore;
  clock: Clock;
  /** Ends everything that is being spoken. */
  signal: AbortSignal;
}

/** Of our own voice on a small machine, before the first text tells. */
const USUAL_MS_PER_CHARACTER = 30;

/** How much the latest text counts in what one is expected to take. */
const NEWS = 0.3;

interface Order {
  voice: Promise<Voice>;
  since: EpochMs;
  hurry: AbortController;
}

export function createSpeaker({ speech, voices, files, clock, signal }: SpeakerDeps) {
  const underWay = new Map<string, Order>();
  /** What a character has taken lately. */
  let msPerCharacter = USUAL_MS_PER_CHARACTER;

  async function make(
    spokenId: string,
    text: SpokenText,
    urgency: { priority: SpeechPriority; hurry: AbortSignal },
  ): Promise<Voice> {
    const there = await voices.findSpoken(spokenId);
    if (there) return there;
    signal.throwIfAborted();
    const since = clock.now();
    const { audio, words } = await speech.speak({ ...text, ...urgency, signal });
    learn((clock.now() - since) / text.text.length);
    const wordStarts = words && words.map(({ start }) => Math.round(start * SECOND_MS));
    const voice = { spokenId, wordStarts };
    // The file first: a row always has its file.
    await files.put(voiceKey(spokenId), Buffer.from(audio));
    await voices.addSpoken(voice, clock.now());
    return voice;
  }

  function learn(lately: number): void {
    msPerCharacter += NEWS * (lately - msPerCharacter);
  }

  return {
    /** How long it is going to take to speak `text`, as far as can be told. */
    expectedMs(text: SpokenText): number {
      const since = underWay.get(spokenIdOf(text))?.since ?? clock.now();
      return Math.max(0, msPerCharacter * text.text.length - (clock.now() - since));
    },

    /** @throws VoiceProblem; the signal's reason when it is aborted */
    speak(text: SpokenText, priority: SpeechPriority): Promise<Voice> {
      const spokenId = spokenIdOf(text);
      const known = underWay.get(spokenId);
      if (known) {
        if (priority === "now") known.hurry.abort();
        return known.voice;
      }
      const hurry = new AbortController();
      const voice = make(spokenId, text, { priority, hurry: hurry.signal }).finally(() =>
        underWay.delete(spokenId),
      );
      underWay.set(spokenId, { voice, since: clock.now(), hurry });
      return voice;
    },

    /** Resolves when nothing is being spoken any more. */
    async settled(): Promise<void> {
      await Promise.allSettled([...underWay.values()].map(({ voice }) => voice));
    },
  };
}
