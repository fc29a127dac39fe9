/** Reads a scene with its own audio, else with a voice of the browser. */
import { AudioPlayer } from "./audio-player.ts";
import { speakWithBrowser } from "./browser-speech.ts";
import type { NarrationRequest, Speak, ActiveNarration, NarrationListener } from "./narration.ts";

/** Reads one text at a time, with the first voice that can. */
export interface Narrator {
  /** To be called within a press: browsers play no sound before one. */
  unlock: () => void;
  /** Ends the present narration and begins this one. `onFailed` means that no voice can read it. */
  narrate: (reading: NarrationRequest, listener: NarrationListener) => void;
  pause: () => void;
  resume: () => void;
  stop: () => void;
}

/** A narrator of this browser. */
export function createNarrator(): Narrator {
  const audio = new AudioPlayer();
  return narratorWith([audio.speak, speakWithBrowser], () => audio.unlock());
}

/** @param voices tried in turn until one does not fail @param unlock see `Narrator` */
export function narratorWith(voices: readonly Speak[], unlock: () => void): Narrator {
  let present: ActiveNarration | null = null;
  let turn = 0;

  const stop = () => {
    turn += 1;
    present?.stop();
    present = null;
  };
  const readWith = (index: number, reading: NarrationRequest, listener: NarrationListener) => {
    const speak = voices[index];
    if (!speak) return listener.onFailed();
    const own = turn;
    present = speak(reading, {
      ...listener,
      onFailed: () => {
        if (own === turn) readWith(index + 1, reading, listener);
      },
    });
  };
  return {
    unlock,
    narrate: (reading, listener) => {
      stop();
      readWith(0, reading, listener);
    },
    pause: () => present?.pause(),
    resume: () => present?.resume(),
    stop,
  };
}
