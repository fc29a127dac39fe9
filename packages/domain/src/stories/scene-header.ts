/** A scene as it is sent beside its audio: as JSON on one line, in an HTTP header. */
import { hasPrompt, type Scene } from "./graph.ts";

/** Servers and proxies commonly refuse 8 KB; one of them is left for the audio's own headers. */
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
  /** The scene to request after the audio; null where there is a prompt, and at an ending. */
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
