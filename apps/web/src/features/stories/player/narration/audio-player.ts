/** Plays the voice that came with a scene, and says which word it has come to. */
import { isNarrated, type NarrationAudio } from "../scenes/narrated-scene.ts";
import { captionWords, wordAtTime } from "./caption-words.ts";
import { makePlayable } from "./playable-audio.ts";
import { silentWav } from "./silent-wav.ts";
import type { NarrationRequest, Speak, ActiveNarration, NarrationListener } from "./narration.ts";

export class AudioPlayer {
  /** One for all scenes: a browser that let it sound once lets it go on. */
  readonly #player = playerOfParts();

  /** Called while somebody presses something, so that scenes may sound by themselves later. */
  unlock(): void {
    const source = URL.createObjectURL(silentWav());
    this.#player.src = source;
    void this.#player
      .play()
      .catch(() => undefined)
      .finally(() => URL.revokeObjectURL(source));
  }

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
      // What the player has before is another sound.
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

/** A player that also takes a sound that is still on its way, as an iPhone wants it for that. */
function playerOfParts(): HTMLAudioElement {
  const player = new Audio();
  player.disableRemotePlayback = true;
  return player;
}

/** Times that do not belong to this text are worse than none. */
function wordStartsOf({ text, wordStarts }: NarrationRequest): readonly number[] {
  return wordStarts?.length === captionWords(text).length ? wordStarts : [];
}
