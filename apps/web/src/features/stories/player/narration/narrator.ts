/** Reads a scene with its own audio, else with a voice of the browser. */
import type { ObservedValue } from "#lib/observed-value";
import { AudioPlayer } from "./audio-player.ts";
import { browserSpeech } from "./browser-speech.ts";
import type {
  ActiveNarration,
  Delivery,
  NarrationListener,
  NarrationRequest,
  Speak,
} from "./narration.ts";

/** Reads one text at a time, with the first voice that can. */
export interface Narrator extends ActiveNarration {
  /** To be called within a press: browsers play no sound before one. */
  unlock: () => void;
  /** Ends the present narration and begins this one. `onFailed` means that no voice can read it. */
  narrate: (request: NarrationRequest, listener: NarrationListener) => void;
}

/** A narrator of this browser. @param delivery may change while it reads */
export function createNarrator(delivery: ObservedValue<Delivery>): Narrator {
  const audio = new AudioPlayer(delivery);
  return narratorWith([audio.speak, browserSpeech(delivery)], () => audio.unlock());
}

/** @param voices tried in turn until one does not fail @param unlock see `Narrator` */
export function narratorWith(voices: readonly Speak[], unlock: () => void): Narrator {
  let active: ActiveNarration | null = null;
  let turn = 0;
  let isPaused = false;
  /** What follows a voice that failed during a pause. */
  let afterPause: (() => void) | null = null;

  const stop = () => {
    turn += 1;
    active?.stop();
    active = null;
    isPaused = false;
    afterPause = null;
  };
  const narrateWith = (index: number, request: NarrationRequest, listener: NarrationListener) => {
    const speak = voices[index];
    if (!speak) return listener.onFailed();
    const turnOfThis = turn;
    active = speak(request, {
      ...listener,
      // The listener then shows a pause, which `resume` ends.
      onBlocked: () => {
        isPaused = true;
        listener.onBlocked();
      },
      onFailed: () => {
        if (turnOfThis !== turn) return;
        const goOn = () => narrateWith(index + 1, request, listener);
        if (isPaused) afterPause = goOn;
        else goOn();
      },
    });
  };
  const resume = () => {
    const goOn = afterPause;
    isPaused = false;
    afterPause = null;
    if (goOn) goOn();
    else active?.resume();
  };
  return {
    unlock,
    narrate: (request, listener) => {
      stop();
      narrateWith(0, request, listener);
    },
    pause: () => {
      isPaused = true;
      active?.pause();
    },
    resume,
    stop,
  };
}
