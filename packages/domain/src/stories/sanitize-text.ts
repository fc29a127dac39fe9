/**
 * Names and texts of parents, made safe to put into a sentence. They may hold any characters; only
 * line breaks, control characters and the marks that change the direction of text are removed.
 */

/** Longer names, in words, are cut, so that a scene keeps its length. */
const MOST_NAME_WORDS = 12;

const CONTROL_MARKS = /[\p{Cc}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;

/** A name as stories say it: sanitized, of at most twelve words. */
export function sanitizeName(typed: string): string {
  return sanitizeText(typed).split(" ").slice(0, MOST_NAME_WORDS).join(" ");
}

/** The text on one line, without control characters and direction marks. */
export function sanitizeText(typed: string): string {
  return typed.replace(CONTROL_MARKS, " ").replace(/\s+/gu, " ").trim();
}

/** As `sanitizeText`, but keeps special spaces, such as the narrow one before a French question mark. */
export function oneLine(text: string): string {
  return text
    .replace(CONTROL_MARKS, " ")
    .replace(/[\u2028\u2029]/g, " ")
    .replace(/ {2,}/g, " ")
    .replace(/^ | $/g, "");
}
