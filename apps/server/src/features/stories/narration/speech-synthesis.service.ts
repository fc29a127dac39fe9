/** Synthesizes and stores each text once, for all stories and concurrent requests together. */
import { SECOND_MS, type Clock } from "@codetale/domain/time";
import type { FileStore } from "#core/ports/files";
import { VoiceServiceError, type Speech, type SpeechPriority } from "#core/ports/speech";
import { LiveAudio } from "./live-audio.ts";
import type { LineAudio } from "../playing/playing.repository.ts";
import { spokenIdOf, type SpokenText } from "./spoken-text.ts";
import type { NarrationRepository } from "./narration.repository.ts";
import { createSynthesisSpeed } from "./synthesis-speed.ts";
import { audioFileKey } from "./audio-file-key.ts";

export interface SpeechSynthesisDeps {
  speech: Speech;
  voices: Pick<NarrationRepository, "findAudio" | "addAudio">;
  files: FileStore;
  clock: Clock;
  /** Ends every running synthesis. */
  signal: AbortSignal;
}

interface RunningSynthesis {
  /** Resolves once the whole audio is stored. @throws VoiceServiceError, what the stores throw */
  audio: Promise<LineAudio>;
  /** The audio as far as it is synthesized. */
  liveAudio: LiveAudio;
  priority: SpeechPriority;
  hurry: AbortController;
}

export type SpeechSynthesis = ReturnType<typeof createSpeechSynthesis>;

export function createSpeechSynthesis({
  speech,
  voices,
  files,
  clock,
  signal,
}: SpeechSynthesisDeps) {
  const running = new Map<string, RunningSynthesis>();
  const unstored = new Set<Promise<unknown>>();
  const speed = createSynthesisSpeed();

  async function synthesize(
    spokenId: string,
    text: SpokenText,
    order: Omit<RunningSynthesis, "audio">,
  ): Promise<LineAudio> {
    const stored = await voices.findAudio(spokenId);
    if (stored) return stored;
    const { audio, wordStarts } = await render(text, order);
    // The file first, so that every row has its file.
    await files.put(audioFileKey(spokenId), Buffer.from(audio));
    await voices.addAudio({ spokenId, wordStarts }, clock.now());
    return { spokenId, wordStarts };
  }

  async function render(
    text: SpokenText,
    { liveAudio, priority, hurry }: Omit<RunningSynthesis, "audio">,
  ) {
    signal.throwIfAborted();
    const measurement = speed.begin(clock.now(), hurry.signal.aborted ? "now" : priority);
    hurry.signal.addEventListener("abort", () => measurement.hurry(clock.now()), { once: true });
    const order = { ...text, priority, hurry: hurry.signal, signal };
    const { audio, words } = await speech.speak(order, (piece) => {
      measurement.piece(clock.now(), piece);
      liveAudio.add(piece);
    });
    measurement.end(clock.now());
    return { audio, wordStarts: words && words.map(({ start }) => Math.round(start * SECOND_MS)) };
  }

  return {
    speed,

    /** Joins the running synthesis of the same text; priority `now` hurries it. */
    speak(text: SpokenText, priority: SpeechPriority): RunningSynthesis {
      const spokenId = spokenIdOf(text);
      const known = running.get(spokenId);
      if (known) {
        if (priority === "now") known.hurry.abort();
        return known;
      }
      const order = { liveAudio: new LiveAudio(), priority, hurry: new AbortController() };
      const audio = synthesize(spokenId, text, order).finally(() => running.delete(spokenId));
      audio.then(
        () => order.liveAudio.end(),
        (error: unknown) => order.liveAudio.end(error),
      );
      const synthesis = { ...order, audio };
      running.set(spokenId, synthesis);
      return synthesis;
    },

    /** Speaks a text for one listener, and stores nothing. `audio` rejects as that of `speak`. */
    speakOnce(text: SpokenText) {
      const liveAudio = new LiveAudio();
      const order = { liveAudio, priority: "now", hurry: new AbortController() } as const;
      const audio = render(text, order).finally(() => unstored.delete(audio));
      unstored.add(audio);
      audio.then(
        () => liveAudio.end(),
        // Any other error may contain the text, and what breaks off a response is logged.
        () => liveAudio.end(new VoiceServiceError("unavailable")),
      );
      return { audio, liveAudio };
    },

    /** Resolves when no synthesis runs any more; never rejects. */
    async settled(): Promise<void> {
      await Promise.allSettled([...[...running.values()].map(({ audio }) => audio), ...unstored]);
    },
  };
}
