/** Plays the audio that came with a scene, and reports the word that is heard. */
import { isNarrated, type NarrationAudio } from "../scenes/narrated-scene.ts";
import { captionWords, wordAtTime } from "./caption-words.ts";
import { makePlayable } from "./playable-audio.ts";
import { silentWav } from "./silent-wav.ts";
import type { NarrationRequest, Speak, ActiveNarration, NarrationListener } from "./narration.ts";

/** Plays one sound at a time. */
export class AudioPlayer {
  /** One element for all scenes, since a press unlocks later sounds on the same element only. */
  readonly #player = playerOfParts();

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
  speak: Speak = (reading, listener) => {
    const { audio } = reading;
    if (!audio || !isNarrated(reading)) {
      queueMicrotask(listener.onFailed);
      return silentUtterance;
    }
    return this.#play(audio, wordStartsOf(reading), listener);
  };

  #play(
    sound: NarrationAudio,
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
    const end = (tell: () => void) => () => {
      if (signal.aborted) return;
      stop();
      tell();
    };
    const onFailed = end(listener.onFailed);
    makePlayable(sound, signal, {
      onReady: (playable) => {
        player.addEventListener("ended", end(listener.onDone), { signal });
        player.addEventListener("error", onFailed, { signal });
        source = URL.createObjectURL(playable);
        player.src = source;
        begin();
        if (starts.length > 0) frame = requestAnimationFrame(follow);
      },
      onFailed,
    });
    const setPaused = (value: boolean) => {
      isPaused = value;
      if (value) player.pause();
      else begin();
    };
    return { pause: () => setPaused(true), resume: () => setPaused(false), stop };
  }
}

const silentUtterance: ActiveNarration = { pause: () => {}, resume: () => {}, stop: () => {} };

/** Safari on iPhones opens a `ManagedMediaSource` only where remote playback is disabled. */
function playerOfParts(): HTMLAudioElement {
  const player = new Audio();
  player.disableRemotePlayback = true;
  return player;
}

/** Empty where the times do not match the text's words: no word is marked then. */
function wordStartsOf({ text, wordStarts }: NarrationRequest): readonly number[] {
  return wordStarts?.length === captionWords(text).length ? wordStarts : [];
}
