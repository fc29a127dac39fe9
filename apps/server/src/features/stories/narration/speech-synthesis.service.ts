/** Speaks each text once, however many ask for it and for whichever story, and keeps it. */
import { SECOND_MS, type Clock } from "@codetale/domain/time";
import type { FileStore } from "#core/files";
import type { Speech, SpeechPriority, SpeechAudio, SpeechPiece } from "#core/speech";
import { LiveAudio } from "./live-audio.ts";
import type { LineAudio } from "../playing/playing.service.ts";
import { spokenIdOf, type SpokenText } from "./spoken-text.ts";
import type { NarrationStore } from "./narration-store.ts";
import { createSynthesisSpeed } from "./synthesis-speed.ts";
import { audioFileKey } from "./audio-file-key.ts";

export interface SpeechSynthesisDeps {
  speech: Speech;
  voices: Pick<NarrationStore, "findSpoken" | "addSpoken">;
  files: FileStore;
  clock: Clock;
  /** Ends everything that is being spoken. */
  signal: AbortSignal;
}

/** A text that is being spoken. */
export interface Synthesis {
  /** Once all of it is spoken and kept. */
  voice: Promise<LineAudio>;
  /** What is spoken of it already. */
  sound: LiveAudio;
}

interface Order extends Synthesis {
  priority: SpeechPriority;
  hurry: AbortController;
}

export function createSpeechSynthesis({
  speech,
  voices,
  files,
  clock,
  signal,
}: SpeechSynthesisDeps) {
  const underWay = new Map<string, Order>();
  const pace = createSynthesisSpeed();

  async function make(spokenId: string, text: SpokenText, order: Omit<Order, "voice">) {
    const there = await voices.findSpoken(spokenId);
    if (there) return there;
    signal.throwIfAborted();
    const { audio, words } = await speakPiecewise(text, order);
    const wordStarts = words && words.map(({ start }) => Math.round(start * SECOND_MS));
    const voice = { spokenId, wordStarts };
    // The file first: a row always has its file.
    await files.put(audioFileKey(spokenId), Buffer.from(audio));
    await voices.addSpoken(voice, clock.now());
    return voice;
  }

  async function speakPiecewise(
    text: SpokenText,
    { sound, priority, hurry }: Omit<Order, "voice">,
  ): Promise<SpeechAudio> {
    const heard = pace.begin(clock.now(), priority);
    const onPiece = (piece: SpeechPiece) => {
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

    speak(text: SpokenText, priority: SpeechPriority): Synthesis {
      const spokenId = spokenIdOf(text);
      const known = underWay.get(spokenId);
      if (known) {
        if (priority === "now") known.hurry.abort();
        return known;
      }
      const order = { sound: new LiveAudio(), priority, hurry: new AbortController() };
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
