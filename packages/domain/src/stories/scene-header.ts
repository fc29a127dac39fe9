/** A scene as it travels beside its audio, in one line that any HTTP header and JSON parser takes. */
import { hasPrompt, type Scene } from "./graph.ts";

/** Servers and proxies refuse larger ones. */
export const LARGEST_HEADER_BYTES = 8 * 1024;

/** @returns JSON in ASCII alone: everything else is written as `\uXXXX` */
export function sceneHeader(scene: Scene): string {
  const json = JSON.stringify({
    id: scene.id,
    title: scene.title,
    speaker: scene.speaker,
    dialogue: scene.dialogue,
    choices: scene.choices.map(({ text }) => text),
    prompt_for_user: hasPrompt(scene),
    next_id: scene.nextId,
    setting: scene.setting,
    cast: scene.cast,
  });
  return json.replace(
    /[^ -~]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
