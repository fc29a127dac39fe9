/** Plays the audio that came with a scene, and reports the word that is heard. */
import { ObservedValue } from "#lib/observed-value";
import { isNarrated, type NarrationAudio } from "../scenes/narrated-scene.ts";
import { captionWords, wordAtTime } from "./caption-words.ts";
import { makePlayable } from "./playable-audio.ts";
import {
  plainDelivery,
  type ActiveNarration,
  type NarrationListener,
  type NarrationRequest,
  type Speak,
} from "./narration.ts";

/** Plays one sound at a time. */
export class AudioPlayer {
  /** One element for all scenes, since a press unlocks later sounds on the same element only. */
  readonly #player = createAudioElement();

  /** @param delivery may change while it plays */
  constructor(delivery = new ObservedValue(plainDelivery)) {
    const deliver = () => {
      const { rate, volume } = delivery.get();
      // Another source resets the rate to the default one.
      this.#player.defaultPlaybackRate = rate;
      this.#player.playbackRate = rate;
      this.#player.volume = volume;
    };
    deliver();
    delivery.subscribe(deliver);
  }

  /** To be called within a press, so that later scenes may play without one. Never fails. */
  unlock(): void {
    const source = URL.createObjectURL(silentWav());
    this.#player.src = source;
    void this.#player
      .play()
      .catch(() => undefined)
      .finally(() => URL.revokeObjectURL(source));
  }

  /** Without audio `onFailed` is called, asynchronously as all failures are. */
  speak: Speak = (request, listener) => {
    const { audio } = request;
    if (audio && isNarrated(request)) return this.#play(audio, wordStartsOf(request), listener);
    queueMicrotask(listener.onFailed);
    return { pause: () => {}, resume: () => {}, stop: () => {} };
  };

  #play(
    audio: NarrationAudio,
    starts: readonly number[],
    listener: NarrationListener,
  ): ActiveNarration {
    const player = this.#player;
    const controller = new AbortController();
    const { signal } = controller;
    let source: string | null = null;
    let isPaused = false;
    let frame = 0;

    const stop = () => {
      if (signal.aborted) return;
      controller.abort();
      cancelAnimationFrame(frame);
      player.pause();
      if (source) URL.revokeObjectURL(source);
    };
    const follow = () => {
      listener.onWord(wordAtTime(starts, player.currentTime * 1000));
      if (!signal.aborted) frame = requestAnimationFrame(follow);
    };
    const begin = () => {
      // Until then the element still holds the previous sound.
      if (isPaused || !source) return;
      player.play().catch((error: unknown) => {
        if (signal.aborted) return;
        if (error instanceof DOMException && error.name === "NotAllowedError") listener.onBlocked();
      });
    };
    const end = (report: () => void) => () => {
      if (signal.aborted) return;
      stop();
      report();
    };
    const onFailed = end(listener.onFailed);
    const onReady = (playable: Blob | MediaSource) => {
      player.addEventListener("ended", end(listener.onDone), { signal });
      player.addEventListener("error", onFailed, { signal });
      source = URL.createObjectURL(playable);
      player.src = source;
      begin();
      if (starts.length > 0) frame = requestAnimationFrame(follow);
    };
    makePlayable(audio, signal, onReady, onFailed);
    const setPaused = (value: boolean) => {
      isPaused = value;
      if (value) player.pause();
      else begin();
    };
    return { pause: () => setPaused(true), resume: () => setPaused(false), stop };
  }
}

/**
 * Whether a page sets how loud its audio is. On iPhones only the buttons of the phone do: there the
 * volume of an element stays 1, whatever it is set to.
 */
export function canSetVolume(): boolean {
  const probe = document.createElement("audio");
  probe.volume = 0.5;
  return probe.volume === 0.5;
}

/** Safari on iPhones opens a `ManagedMediaSource` only where remote playback is disabled. */
function createAudioElement(): HTMLAudioElement {
  const player = new Audio();
  player.disableRemotePlayback = true;
  return player;
}

/** Empty where the times do not match the text's words: no word is marked then. */
function wordStartsOf({ text, wordStarts }: NarrationRequest): readonly number[] {
  return wordStarts?.length === captionWords(text).length ? wordStarts : [];
}

/** Header of a WAV file in base64: mono, 8 bits, 8 kHz, 160 samples. */
const SILENCE_HEADER = "UklGRsQAAABXQVZFZm10IBAAAAABAAEAQB8AAEAfAAABAAgAZGF0YaAAAAA=";

/** 20 ms of silence; played within a press, it unlocks audio. */
function silentWav(): Blob {
  const header = Uint8Array.from(atob(SILENCE_HEADER), (letter) => letter.charCodeAt(0));
  // 8-bit samples are unsigned: 128 is silence.
  return new Blob([header, new Uint8Array(160).fill(128)], { type: "audio/wav" });
}
