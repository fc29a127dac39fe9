/**
 * A name as stories say it. Names may hold anything a parent types (quotes, emoji, any script);
 * only what would disturb the text around them is taken away: line breaks, control characters and
 * the marks that turn the direction of the text that follows.
 */

/** More words than this is a speech, and would crowd the story out of its scene. */
const MOST_NAME_WORDS = 12;

const CONTROL_MARKS = /[\p{Cc}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;

export function sanitizeName(typed: string): string {
  return sanitizeText(typed).split(" ").slice(0, MOST_NAME_WORDS).join(" ");
}

/** Typed words on one line, without what would disturb the text around them. */
export function sanitizeText(typed: string): string {
  return typed.replace(CONTROL_MARKS, " ").replace(/\s+/gu, " ").trim();
}
