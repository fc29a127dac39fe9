/** Plays the voice that came with a scene, and says which word it has come to. */
import { captionWords, wordHeardAt } from "./caption-words.ts";
import { silence } from "./silence.ts";
import type { Reading, Speak, Utterance, VoiceListener } from "./voice.ts";

export class AudioVoice {
  /** One for all scenes: a browser that let it sound once lets it go on. */
  readonly #player = new Audio();

  /** Called while somebody presses something, so that scenes may sound by themselves later. */
  unlock(): void {
    const source = URL.createObjectURL(silence());
    this.#player.src = source;
    void this.#player
      .play()
      .catch(() => undefined)
      .finally(() => URL.revokeObjectURL(source));
  }

  speak: Speak = (reading, listener) => {
    const { audio } = reading;
    if (!audio) {
      queueMicrotask(listener.onFailed);
      return silentUtterance;
    }
    return this.#play(audio, wordStartsOf(reading), listener);
  };

  #play(audio: Blob, starts: readonly number[], listener: VoiceListener): Utterance {
    const player = this.#player;
    const source = URL.createObjectURL(audio);
    const controller = new AbortController();
    const { signal } = controller;
    let frame = 0;

    const stop = () => {
      if (signal.aborted) return;
      controller.abort();
      cancelAnimationFrame(frame);
      player.pause();
      URL.revokeObjectURL(source);
    };
    const follow = () => {
      listener.onWord(wordHeardAt(starts, player.currentTime * 1000));
      if (!signal.aborted) frame = requestAnimationFrame(follow);
    };
    const begin = () => {
      player.play().catch((error: unknown) => {
        if (signal.aborted) return;
        if (error instanceof DOMException && error.name === "NotAllowedError") listener.onBlocked();
      });
    };
    const end = (tell: () => void) => () => {
      stop();
      tell();
    };
    player.addEventListener("ended", end(listener.onDone), { signal });
    player.addEventListener("error", end(listener.onFailed), { signal });
    player.src = source;
    begin();
    if (starts.length > 0) frame = requestAnimationFrame(follow);
    return { pause: () => player.pause(), resume: begin, stop };
  }
}

const silentUtterance: Utterance = { pause: () => {}, resume: () => {}, stop: () => {} };

/** Times that do not belong to this text are worse than none. */
function wordStartsOf({ text, wordStarts }: Reading): readonly number[] {
  return wordStarts?.length === captionWords(text).length ? wordStarts : [];
}
