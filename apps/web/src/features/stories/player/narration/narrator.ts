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

  const stop = () => {
    turn += 1;
    active?.stop();
    active = null;
  };
  const narrateWith = (index: number, request: NarrationRequest, listener: NarrationListener) => {
    const speak = voices[index];
    if (!speak) return listener.onFailed();
    const turnOfThis = turn;
    active = speak(request, {
      ...listener,
      onFailed: () => {
        if (turnOfThis === turn) narrateWith(index + 1, request, listener);
      },
    });
  };
  return {
    unlock,
    narrate: (request, listener) => {
      stop();
      narrateWith(0, request, listener);
    },
    pause: () => active?.pause(),
    resume: () => active?.resume(),
    stop,
  };
}
