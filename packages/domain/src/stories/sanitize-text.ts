/**
 * Texts that people typed or imported, made safe to put into a sentence: on one line, without control
 * characters and the marks that change the direction of text. What is said is free of emoji and markup.
 */

import { DIRECTION_MARKS } from "../direction-marks.ts";

/** Longer names, in words, are cut, so that a scene keeps its length. */
const MOST_NAME_WORDS = 12;

const CONTROL_MARKS = new RegExp(String.raw`[\p{Cc}${DIRECTION_MARKS}]`, "gu");

const EMOJI_SIGNS = String.raw`\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\u{FE0F}\u{20E3}\u{E0020}-\u{E007F}`;
/** Emoji with their modifiers; a joiner only behind one, since scripts of India need it between letters. */
const EMOJI = String.raw`(?:[${EMOJI_SIGNS}]\u200D?)+`;
/** Only from where spaces and emoji begin: from each of a million spaces, the rest would be read once more. */
const EMOJI_BEFORE_MARK = new RegExp(
  String.raw`(?<![\s\u200D${EMOJI_SIGNS}])\s*${EMOJI}(?=\s|[.,;:!?…।]|$)`,
  "gu",
);
const TAG = /<\/?[a-z!][^<>]*>/giu;
const MARKS = String.raw`[<>{}[\]\\*#\x60|_~^=]+`;
/** Marks between two letters separate them; all others only surround what is said. */
const OUTER_MARKS = new RegExp(
  String.raw`(?<![\p{L}\p{M}\p{N}])${MARKS}|${MARKS}(?![\p{L}\p{N}])`,
  "gu",
);
const SEPARATORS = new RegExp(`${EMOJI}|${MARKS}`, "gu");

/** A name as stories say it: sayable, of at most twelve words, without a mark that ends a sentence. */
export function sanitizeName(typed: string): string {
  return sayableText(typed)
    .split(" ")
    .slice(0, MOST_NAME_WORDS)
    .join(" ")
    .replace(/(?<![\s!?…])[\s!?…]+$/u, "");
}

/** The text on one line, without control characters and direction marks. */
export function sanitizeText(typed: string): string {
  return typed.replace(CONTROL_MARKS, " ").replace(/\s+/gu, " ").trim();
}

/** @returns what can be said of `typed`; empty where there are only emoji or marks */
export function sayableText(typed: string): string {
  return sanitizeText(sayableLine(typed));
}

/** As `sayableText`, but keeps special spaces, such as the narrow one before a French question mark. */
export function sayableLine(text: string): string {
  return oneLine(
    text
      .replace(TAG, "")
      .replace(EMOJI_BEFORE_MARK, "")
      .replace(OUTER_MARKS, "")
      .replace(SEPARATORS, " "),
  );
}

/** Whether there is a letter or a number to be said. */
export function isSpeakable(typed: string): boolean {
  return /[\p{L}\p{N}]/u.test(sayableText(typed));
}

/** Whether there is no half of a character of two units, which no database column can hold. */
export function isWellFormed(text: string): boolean {
  return !/\p{Surrogate}/u.test(text);
}

/** @returns at most the first `longest` UTF-16 units, never half of a character */
export function cutText(text: string, longest: number): string {
  const beginning = text.slice(0, longest);
  return isWellFormed(beginning) ? beginning : beginning.slice(0, -1);
}

/** As `sanitizeText`, but keeps special spaces. */
export function oneLine(text: string): string {
  return text
    .replace(CONTROL_MARKS, " ")
    .replace(/[\u2028\u2029]/g, " ")
    .replace(/ {2,}/g, " ")
    .replace(/^ | $/g, "");
}
