/** The one line of a conversation that its list shows. */
import { messageBlocks } from "./message-parts.ts";

export const PREVIEW_LENGTH = 60;

/**
 * Cuts `text` for the conversation list: without the marks of code, white space folded, at most 60
 * characters of it and an ellipsis where more was said. Counts what people see as characters, so no emoji is cut in half.
 */
export function previewOf(text: string): string {
  const line = withoutMarks(text).replace(/\s+/gu, " ").trim();
  const end = endOfPreview(line);
  return end < line.length ? `${line.slice(0, end).trimEnd()}…` : line;
}

/** What a message says, without its fences and backticks. */
export function withoutMarks(text: string): string {
  if (!text.includes("`")) return text;
  return messageBlocks(text)
    .map((block) =>
      block.type === "code" ? block.code : block.spans.map((span) => span.text).join(""),
    )
    .join("\n");
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
