/** The one line of a conversation that its list shows. */
export const PREVIEW_LENGTH = 60;

/**
 * Cuts `text` for the conversation list: white space folded, at most 60 characters of it and an
 * ellipsis where more was said. Counts what people see as characters, so no emoji is cut in half.
 */
export function previewOf(text: string): string {
  const line = text.replace(/\s+/gu, " ").trim();
  const characters = [...graphemes.segment(line)];
  if (characters.length <= PREVIEW_LENGTH) return line;
  return `${characters.slice(0, PREVIEW_LENGTH).map((part) => part.segment).join("").trimEnd()}…`;
}

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });
