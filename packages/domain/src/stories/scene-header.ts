/** A scene as it travels beside its audio, in one line that any HTTP header and JSON parser takes. */
import { hasPrompt, type Scene } from "./graph.ts";

/** Servers and proxies refuse larger ones; a kilobyte is kept free for what belongs to the audio. */
export const LARGEST_HEADER_BYTES = 7 * 1024;

/** A scene as the player gets it. */
export interface PublicScene {
  id: string;
  title: string;
  /** Null is the narrator. */
  speaker: string | null;
  dialogue: string;
  choices: string[];
  /** Whether the story waits for an answer. */
  prompt_for_user: boolean;
  /** What to ask for when the audio is done; null where there is a prompt, and at the end. */
  next_id: string | null;
  setting: string;
  cast: string[];
}

export function publicScene(scene: Scene): PublicScene {
  return {
    id: scene.id,
    title: scene.title,
    speaker: scene.speaker,
    dialogue: scene.dialogue,
    choices: scene.choices.map(({ text }) => text),
    prompt_for_user: hasPrompt(scene),
    next_id: scene.nextId,
    setting: scene.setting,
    cast: [...scene.cast],
  };
}

/** @returns JSON in ASCII alone: everything else is written as `\uXXXX` */
export function asciiJson(value: object): string {
  return JSON.stringify(value).replace(
    /[^ -~]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
