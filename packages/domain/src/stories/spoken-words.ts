/** Whether names and facts are among the words that a scene says. */
import type { Scene } from "./graph.ts";
import { sanitizeName } from "./sanitize-text.ts";
import { mentions, wordsOf } from "./text-matching.ts";

/** @param spoken by `spokenWords` */
export function saysFact(spoken: string, fact: string): boolean {
  return fact.split("|").some((beginning) => spoken.includes(` ${wordsOf(beginning).join(" ")}`));
}

/** With a space on both sides, so that parts of words are not found. */
export function spokenWords(text: string): string {
  return ` ${wordsOf(text).join(" ")} `;
}

export function says(name: string): (scene: Scene) => boolean {
  const spoken = sanitizeName(name);
  return ({ dialogue, speaker }) => mentions(dialogue, spoken) || speaker === spoken;
}
