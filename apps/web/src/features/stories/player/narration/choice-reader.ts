/** Reads choices, one at a time, with their audio where it comes in time. */
import { SECOND_MS } from "@codetale/domain/time";
import { spokenChoice } from "@codetale/domain/stories/spoken-choice";
import { ObservedValue } from "#lib/observed-value";
import {
  ChoiceAudioPrefetcher,
  type ChoiceAudio,
  type FetchChoiceAudio,
} from "../prefetch/choice-audio.ts";
import type { NarratedScene } from "../scenes/narrated-scene.ts";
import { withTimeout } from "../timeout.ts";
import type { Narrator } from "./narrator.ts";

/** Longest wait for audio that was not there in time; then a voice of the browser reads. */
const AUDIO_TIMEOUT_MS = 2.5 * SECOND_MS;

/** So long a choice that nothing can read is lit, for its picture to be looked at. */
const UNREAD_MS = 1.5 * SECOND_MS;

interface ChoiceToRead {
  scene: Pick<NarratedScene, "choices" | "choice_audio">;
  index: number;
  /** As the story names it. */
  language: string;
  /** The silence before it. */
  pauseMs: number;
}

export class ChoiceReader {
  readonly #narrator: Narrator;
  readonly #audio: ChoiceAudioPrefetcher;
  #reading = new AbortController();
  /** Index of the word that is heard; -1 where it is unknown. */
  readonly word = new ObservedValue(-1);

  constructor(narrator: Narrator, fetchAudio: FetchChoiceAudio) {
    this.#narrator = narrator;
    this.#audio = new ChoiceAudioPrefetcher(fetchAudio);
  }

  prefetch({ choice_audio: addresses }: Pick<NarratedScene, "choice_audio">): void {
    this.#audio.prefetch(addresses);
  }

  /** Ends whatever is being read. @param onDone called once it was read, or nothing could read it */
  read(choice: ChoiceToRead, onDone: () => void): void {
    this.stop();
    this.#narrator.stop();
    const { signal } = this.#reading;
    const { scene, index, pauseMs } = choice;
    const address = scene.choice_audio[index] ?? null;
    const ready = address === null ? null : this.#audio.takeIfReady(address);
    // Without a wait, so that a press still counts as the reason of the sound.
    if (pauseMs === 0 && (ready || address === null))
      return this.#narrate(choice, ready, signal, onDone);
    void Promise.all([this.#take(address, signal), pause(pauseMs, signal)]).then(([audio]) => {
      if (!signal.aborted) this.#narrate(choice, audio, signal, onDone);
    });
  }

  /** Reads no further; the narrator is stopped by its caller. */
  stop(): void {
    this.#reading.abort();
    this.#reading = new AbortController();
    this.word.set(-1);
  }

  /** Stops, and drops what was fetched. */
  end(): void {
    this.stop();
    this.#audio.stop();
  }

  async #take(address: string | null, signal: AbortSignal): Promise<ChoiceAudio | null> {
    if (address === null) return null;
    return withTimeout(this.#audio.take(address), AUDIO_TIMEOUT_MS, signal).catch(() => null);
  }

  #narrate(
    { scene, index, language }: ChoiceToRead,
    read: ChoiceAudio | null,
    signal: AbortSignal,
    onDone: () => void,
  ): void {
    const end = () => {
      if (signal.aborted) return;
      this.stop();
      onDone();
    };
    const text = spokenChoice(scene.choices[index] ?? "", language);
    const { audio = null, wordStarts = null } = read ?? {};
    this.#narrator.narrate(
      { text, language, audio, wordStarts },
      {
        onWord: (word) => {
          if (!signal.aborted) this.word.set(word);
        },
        onDone: end,
        onFailed: () => void pause(UNREAD_MS, signal).then(end),
        // The browser plays no sound before a press: the cards can be pressed all the same.
        onBlocked: () => {
          this.#narrator.stop();
          end();
        },
      },
    );
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener("abort", () => clearTimeout(timer));
  });
}
