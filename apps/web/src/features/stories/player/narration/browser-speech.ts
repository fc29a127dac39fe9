/**
 * Reads with a voice of the browser, sentence by sentence: some browsers cut long texts off, and
 * some cannot pause within an utterance. Resuming begins the interrupted sentence again.
 */
import { findBrowserVoice } from "./browser-voices.ts";
import { captionWords, wordAtCharacter, type CaptionWord } from "./caption-words.ts";
import type { NarrationRequest, Speak, ActiveNarration, NarrationListener } from "./narration.ts";

/** A voice that has not started within this time is taken to have failed. */
const LATEST_START_MS = 4_000;

/** Rate of speech, 1 being the voice's own; slower, for children. */
const PACE = 0.92;

/** Fails where the browser has no voice for the language. */
export const speakWithBrowser: Speak = (reading, listener) => {
  const run = new BrowserNarration(reading, listener);
  void run.begin();
  return run;
};

class BrowserNarration implements ActiveNarration {
  readonly #listener: NarrationListener;
  readonly #language: string;
  readonly #words: readonly CaptionWord[];
  readonly #sentences: readonly Sentence[];
  #voice: SpeechSynthesisVoice | null = null;
  #next = 0;
  #isPaused = false;
  #isStopped = false;
  #watch: ReturnType<typeof setTimeout> | undefined;
  /** Referenced, since some browsers collect an utterance as garbage and never fire its `end`. */
  #spoken: SpeechSynthesisUtterance | null = null;

  constructor({ text, language }: NarrationRequest, listener: NarrationListener) {
    this.#listener = listener;
    this.#language = language;
    this.#words = captionWords(text);
    this.#sentences = sentencesOf(text);
  }

  async begin(): Promise<void> {
    this.#voice = await findBrowserVoice(this.#language);
    if (this.#isStopped) return;
    if (!this.#voice) this.#end(this.#listener.onFailed);
    else if (!this.#isPaused) this.#speakOn();
  }

  pause = (): void => {
    this.#isPaused = true;
    this.#silence();
  };

  resume = (): void => {
    if (this.#isStopped || !this.#isPaused) return;
    this.#isPaused = false;
    if (this.#voice) this.#speakOn();
  };

  stop = (): void => {
    if (this.#isStopped) return;
    this.#isStopped = true;
    this.#silence();
  };

  #silence(): void {
    clearTimeout(this.#watch);
    this.#spoken = null;
    if ("speechSynthesis" in window) speechSynthesis.cancel();
  }

  #end(tell: () => void): void {
    this.stop();
    tell();
  }

  #speakOn(): void {
    const sentence = this.#sentences[this.#next];
    if (!sentence) return this.#end(this.#listener.onDone);
    const spoken = new SpeechSynthesisUtterance(sentence.text);
    this.#spoken = spoken;
    spoken.voice = this.#voice;
    spoken.lang = this.#voice?.lang ?? "";
    spoken.rate = PACE;
    const ifCurrent =
      <E>(handle: (event: E) => void) =>
      (event: E) => {
        if (this.#spoken === spoken) handle(event);
      };
    spoken.onstart = ifCurrent(() => {
      clearTimeout(this.#watch);
      this.#listener.onWord(wordAtCharacter(this.#words, sentence.at));
    });
    spoken.onboundary = ifCurrent(({ charIndex }: SpeechSynthesisEvent) =>
      this.#listener.onWord(wordAtCharacter(this.#words, sentence.at + charIndex)),
    );
    spoken.onend = ifCurrent(() => {
      this.#next += 1;
      this.#speakOn();
    });
    spoken.onerror = ifCurrent(({ error }: SpeechSynthesisErrorEvent) => {
      if (error === "not-allowed") this.#block();
      else this.#end(this.#listener.onFailed);
    });
    this.#watch = setTimeout(() => this.#end(this.#listener.onFailed), LATEST_START_MS);
    speechSynthesis.speak(spoken);
  }

  #block(): void {
    this.pause();
    this.#listener.onBlocked();
  }
}

/** `at` is the position of its first character in the text. */
interface Sentence {
  text: string;
  at: number;
}

/** Segments without a letter or digit are left out: a voice has nothing to say for them. */
function sentencesOf(text: string): Sentence[] {
  const segmenter = new Intl.Segmenter(undefined, { granularity: "sentence" });
  return Array.from(segmenter.segment(text), ({ segment, index }) => ({
    text: segment,
    at: index,
  })).filter((sentence) => /[\p{L}\p{N}]/u.test(sentence.text));
}
