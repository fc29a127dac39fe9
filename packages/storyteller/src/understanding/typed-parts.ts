/** Splits what was typed as a list. */
import { sayableText } from "@codetale/domain/stories/sanitize-text";

/** @param typed parts separated by marks or new lines; those without a letter are left out */
export function partsOf(typed: string): string[] {
  return typed
    .split(/[,;/|+&،、।.!?\r\n]+/u)
    .map(sayableText)
    .filter((part) => /\p{L}/u.test(part));
}
