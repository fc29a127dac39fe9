/** Speaks each text once, however many ask for it and for whichever story, and keeps it. */
import { SECOND_MS, type Clock } from "@codetale/domain/time";
import type { FileStore } from "#core/files";
import type { Speech, SpeechPriority, Spoken, SpokenPiece } from "#core/speech";
import { LiveSound } from "./live-sound.ts";
import type { Voice } from "./playing.service.ts";
import { spokenIdOf, type SpokenText } from "./spoken-text.ts";
import type { StoredVoices } from "./stored-voices.ts";
import { createSpeakingPace } from "./speaking-pace.ts";
import { voiceKey } from "./voice-key.ts";

export interface SpeakerDeps {
  speech: Speech;
  voices: Pick<StoredVoices, "findSpoken" | "addSpoken">;
  files: FileStore;
  clock: Clock;
  /** Ends everything that is being spoken. */
  signal: AbortSignal;
}

/** A text that is being spoken. */
export interface Speaking {
  /** Once all of it is spoken and kept. */
  voice: Promise<Voice>;
  /** What is spoken of it already. */
  sound: LiveSound;
}

interface Order extends Speaking {
  priority: SpeechPriority;
  hurry: AbortController;
}

export function createSpeaker({ speech, voices, files, clock, signal }: SpeakerDeps) {
  const underWay = new Map<string, Order>();
  const pace = createSpeakingPace();

  async function make(spokenId: string, text: SpokenText, order: Omit<Order, "voice">) {
    const there = await voices.findSpoken(spokenId);
    if (there) return there;
    signal.throwIfAborted();
    const { audio, words } = await speakPiecewise(text, order);
    const wordStarts = words && words.map(({ start }) => Math.round(start * SECOND_MS));
    const voice = { spokenId, wordStarts };
    // The file first: a row always has its file.
    await files.put(voiceKey(spokenId), Buffer.from(audio));
    await voices.addSpoken(voice, clock.now());
    return voice;
  }

  async function speakPiecewise(
    text: SpokenText,
    { sound, priority, hurry }: Omit<Order, "voice">,
  ): Promise<Spoken> {
    const heard = pace.begin(clock.now(), priority);
    const onPiece = (piece: SpokenPiece) => {
      heard.piece(clock.now(), piece);
      sound.add(piece);
    };
    const order = { ...text, priority, hurry: hurry.signal, signal };
    const spoken = await speech.speak(order, onPiece);
    heard.end(clock.now());
    return spoken;
  }

  return {
    pace,

    speak(text: SpokenText, priority: SpeechPriority): Speaking {
      const spokenId = spokenIdOf(text);
      const known = underWay.get(spokenId);
      if (known) {
        if (priority === "now") known.hurry.abort();
        return known;
      }
      const order = { sound: new LiveSound(), priority, hurry: new AbortController() };
      const voice = make(spokenId, text, order).finally(() => underWay.delete(spokenId));
      voice.then(
        () => order.sound.end(),
        (error: unknown) => order.sound.end(error),
      );
      const speaking = { ...order, voice };
      underWay.set(spokenId, speaking);
      return speaking;
    },

    /** Resolves when nothing is being spoken any more. */
    async settled(): Promise<void> {
      await Promise.allSettled([...underWay.values()].map(({ voice }) => voice));
    },
  };
}
