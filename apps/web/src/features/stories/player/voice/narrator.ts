/** Reads a story with the best voice there is: its own, else the browser's, else none. */
import { AudioVoice } from "./audio-voice.ts";
import { speakWithBrowser } from "./browser-voice.ts";
import type { Reading, Speak, Utterance, VoiceListener } from "./voice.ts";

export interface Narrator {
  /** Called while somebody presses something: browsers let nothing sound before. */
  unlock: () => void;
  /** Ends what is being read, and begins this. `onFailed` means that no voice can read it. */
  read: (reading: Reading, listener: VoiceListener) => void;
  pause: () => void;
  resume: () => void;
  hush: () => void;
}

export function createNarrator(): Narrator {
  const audio = new AudioVoice();
  return narratorOf([audio.speak, speakWithBrowser], () => audio.unlock());
}

/** @param voices tried in turn, until one can read */
export function narratorOf(voices: readonly Speak[], unlock: () => void): Narrator {
  let present: Utterance | null = null;
  let turn = 0;

  const hush = () => {
    turn += 1;
    present?.stop();
    present = null;
  };
  const readWith = (index: number, reading: Reading, listener: VoiceListener) => {
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
    read: (reading, listener) => {
      hush();
      readWith(0, reading, listener);
    },
    pause: () => present?.pause(),
    resume: () => present?.resume(),
    hush,
  };
}
