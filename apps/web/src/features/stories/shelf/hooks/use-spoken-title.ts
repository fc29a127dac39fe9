import { useEffect, useState } from "react";
import { browserSpeech } from "../../player/narration/browser-speech.ts";
import type { ActiveNarration } from "../../player/narration/narration.ts";

/**
 * Speaks titles with a voice of the device, one at a time; a device without one stays silent.
 *
 * @returns a function that speaks a title in a language, and ends the one before
 */
export function useSpokenTitle(): (title: string, language: string) => void {
  const [voice] = useState(() => {
    const read = browserSpeech();
    let active: ActiveNarration | null = null;
    return {
      speak(text: string, language: string) {
        active?.stop();
        active = read({ audio: null, text, language, wordStarts: null }, silent);
      },
      stop: () => active?.stop(),
    };
  });
  useEffect(() => voice.stop, [voice]);
  return voice.speak;
}

const nothing = () => {};

const silent = { onDone: nothing, onFailed: nothing, onBlocked: nothing, onWord: nothing };
