/** The one line of a conversation that its list shows. */
export const PREVIEW_LENGTH = 60;

/**
 * Cuts `text` for the conversation list: white space folded, at most 60 characters of it and an
 * ellipsis where more was said. Counts what people see as characters, so no emoji is cut in half.
 */
export function previewOf(text: string): string {
  const line = text.replace(/\s+/gu, " ").trim();
  const end = endOfPreview(line);
  return end < line.length ? `${line.slice(0, end).trimEnd()}…` : line;
}

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });
const beginsPlain = new RegExp(`^[ -~]{${PREVIEW_LENGTH + 1}}`);

/** Asks the segmenter, which is slow, only about text whose characters may be more than one unit. */
function endOfPreview(line: string): number {
  if (line.length <= PREVIEW_LENGTH) return line.length;
  if (beginsPlain.test(line)) return PREVIEW_LENGTH;
  let characters = 0;
  for (const { index } of graphemes.segment(line)) {
    if (characters === PREVIEW_LENGTH) return index;
    characters += 1;
  }
  return line.length;
}
