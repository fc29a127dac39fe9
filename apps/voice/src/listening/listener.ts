/** A recording to its meaning: read, looked through for a voice, recognised; one at a time. */
import type { StoryLanguage } from "@codetale/domain/stories/storyteller/languages";
import { VoiceError } from "../http/voice-error.ts";
import type { Decoder, Recognizing } from "./programs.ts";

export interface ListeningOrder {
  file: Uint8Array;
  language: StoryLanguage;
  choices: readonly string[];
}

export interface Heard {
  heard: "choice" | "other" | "silence";
  /** The place among the choices. */
  choice: number | null;
  /** The choice's text when one was meant, else what was said; empty for silence. */
  text: string;
}

export interface Listener {
  /** @throws VoiceError */
  listen(order: ListeningOrder): Promise<Heard>;
}

/** How many recordings may wait; each is answered within a second or two. */
const CAPACITY = 16;

const SILENCE: Heard = { heard: "silence", choice: null, text: "" };

export function createListener(programs: {
  decode: Decoder["decode"];
  recognize: Recognizing["recognize"];
}): Listener {
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();

  return {
    async listen(order) {
      if (waiting >= CAPACITY) {
        throw new VoiceError("busy", "Too many are speaking.", { retryAfterS: 5 });
      }
      waiting += 1;
      const turn = last.then(() => listenTo(order));
      last = turn.catch(() => undefined);
      try {
        return await turn;
      } finally {
        waiting -= 1;
      }
    },
  };

  async function listenTo({ file, language, choices }: ListeningOrder): Promise<Heard> {
    const speech = await programs.decode(file);
    if (!speech) return SILENCE;
    const { text, choice } = await programs.recognize({ speech, language, choices });
    if (choice !== null) return { heard: "choice", choice, text: choices[choice] ?? text };
    return text === "" ? SILENCE : { heard: "other", choice: null, text };
  }
}
