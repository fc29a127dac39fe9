/**
 * Reads with a voice of the browser, sentence by sentence: some browsers cut long texts off, and
 * some cannot pause within an utterance. Resuming begins the interrupted sentence again.
 */
import { ObservedValue } from "#lib/observed-value";
import { findBrowserVoice } from "./browser-voices.ts";
import { captionWords, wordAtCharacter } from "./caption-words.ts";
import {
  plainDelivery,
  type ActiveNarration,
  type Delivery,
  type NarrationListener,
  type NarrationRequest,
  type Speak,
} from "./narration.ts";

/** A voice that has not started within this time is taken to have failed. */
const START_TIMEOUT_MS = 4_000;

/** Rate of speech, 1 being the voice's own; slower, for children. */
const RATE = 0.92;

/**
 * A voice of the browser, which fails where there is none for the language.
 *
 * @param delivery each sentence is read as it is then
 */
export function browserSpeech(delivery = new ObservedValue(plainDelivery)): Speak {
  return (request, listener) => speak(request, listener, delivery);
}

function speak(
  { text, language }: NarrationRequest,
  listener: NarrationListener,
  delivery: ObservedValue<Delivery>,
): ActiveNarration {
  const words = captionWords(text);
  const sentences = sentencesOf(text);
  let voice: SpeechSynthesisVoice | null = null;
  let next = 0;
  let isPaused = false;
  let isStopped = false;
  let startTimer: ReturnType<typeof setTimeout> | undefined;
  /** Referenced, since some browsers collect an utterance as garbage and never fire its `end`. */
  let current: SpeechSynthesisUtterance | null = null;

  const silence = () => {
    clearTimeout(startTimer);
    current = null;
    if ("speechSynthesis" in window) speechSynthesis.cancel();
  };
  const pause = () => {
    isPaused = true;
    silence();
  };
  const stop = () => {
    if (isStopped) return;
    isStopped = true;
    silence();
  };
  const end = (report: () => void) => {
    stop();
    report();
  };
  const speakOn = () => {
    const sentence = sentences[next];
    if (!sentence) return end(listener.onDone);
    const utterance = new SpeechSynthesisUtterance(sentence.text);
    current = utterance;
    utterance.voice = voice;
    utterance.lang = voice?.lang ?? "";
    const { rate, volume } = delivery.get();
    utterance.rate = RATE * rate;
    utterance.volume = volume;
    const ifCurrent =
      <E>(handle: (event: E) => void) =>
      (event: E) => {
        if (current === utterance) handle(event);
      };
    const reportWordAt = (at: number) =>
      listener.onWord(wordAtCharacter(words, sentence.index + at));
    utterance.onstart = ifCurrent(() => {
      clearTimeout(startTimer);
      reportWordAt(0);
    });
    utterance.onboundary = ifCurrent(({ charIndex }) => reportWordAt(charIndex));
    utterance.onend = ifCurrent(() => {
      next += 1;
      speakOn();
    });
    utterance.onerror = ifCurrent(({ error }) => {
      if (error !== "not-allowed") return end(listener.onFailed);
      pause();
      listener.onBlocked();
    });
    startTimer = setTimeout(() => end(listener.onFailed), START_TIMEOUT_MS);
    speechSynthesis.speak(utterance);
  };

  void findBrowserVoice(language).then((found) => {
    voice = found;
    if (isStopped) return;
    if (!voice) end(listener.onFailed);
    else if (!isPaused) speakOn();
  });
  return {
    pause,
    resume: () => {
      if (isStopped || !isPaused) return;
      isPaused = false;
      if (voice) speakOn();
    },
    stop,
  };
}

/** Sentences without a letter or digit are left out: a voice has nothing to say for them. */
function sentencesOf(text: string): { text: string; index: number }[] {
  const segments = new Intl.Segmenter(undefined, { granularity: "sentence" }).segment(text);
  return Array.from(segments, ({ segment, index }) => ({ text: segment, index })).filter(
    (sentence) => /[\p{L}\p{N}]/u.test(sentence.text),
  );
}
