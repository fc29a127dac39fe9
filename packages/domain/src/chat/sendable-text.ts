/**
 * What is sent of a typed or pasted text. Text copied from a terminal brings escape characters, which
 * no message may have, and which nobody sees that could take them out.
 *
 * @returns without control characters but tabs and ends of lines, without halves of characters, and
 *   without white space around it; it may be empty
 */
export function sendableText(typed: string): string {
  return typed.replaceAll(/[^\P{Cc}\t\n\r]|\p{Surrogate}/gu, "").trim();
}
