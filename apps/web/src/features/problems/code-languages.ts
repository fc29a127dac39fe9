import type { MessageBlock } from "@codetale/domain/chat/message-parts";
import { languageName } from "./words.ts";

/** The languages of a text's code blocks, each once, by their display names. */
export function codeLanguagesIn(blocks: readonly MessageBlock[]): string[] {
  const named = blocks.flatMap((block) =>
    block.type === "code" && block.language !== null ? [languageName(block.language)] : [],
  );
  return [...new Set(named)];
}
