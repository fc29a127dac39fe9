import type { Story } from "@codetale/contract/stories";

/** Whether a storyteller told the story; an imported one was asked for by no wishes. */
export function isToldFromWishes({ learning_objectives }: Story): boolean {
  return learning_objectives.length > 0;
}
