/** Splits what was typed as a list. */
import { sanitizeText } from "@codetale/domain/stories/sanitize-text";

/** @param typed parts separated by marks or new lines; those without a letter are left out */
export function partsOf(typed: string): string[] {
  return sanitizeText(typed.replace(/[\r\n]+/g, ","))
    .split(/[,;/|+&،、।.!?]+/u)
    .map((part) => part.trim())
    .filter((part) => /\p{L}/u.test(part));
}
