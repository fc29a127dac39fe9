/**
 * Text on one line, without control characters and direction marks. Unlike `sanitizeText` it keeps
 * special spaces, such as the narrow one before a French question mark.
 */
export function oneLine(text: string): string {
  return text
    .replace(/[\p{Cc}\u2028\u2029\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu, " ")
    .replace(/ {2,}/g, " ")
    .replace(/^ | $/g, "");
}
