/**
 * Reads a message's text for drawing: code between fences, code between backticks, web addresses,
 * and prose. Nothing is dropped but the marks themselves.
 */

export type MessageBlock =
  | { type: "prose"; spans: ProseSpan[] }
  /** `language` is what the fence names, in lower case; null where it names none. */
  | { type: "code"; language: string | null; code: string };

export type ProseSpan =
  | { type: "text"; text: string }
  | { type: "code"; text: string }
  /** `text` is the address as written; only `http:` and `https:` become links. */
  | { type: "link"; text: string };

/**
 * A fence opens at the beginning of a line and closes at the end of one, or with the text. Words
 * next to it on its line are code too, unless they are one word behind the opening: the language.
 */
export function messageBlocks(text: string): MessageBlock[] {
  const blocks: MessageBlock[] = [];
  const lines = text.replace(/\r\n?/g, "\n").split("\n");
  let proseFrom = 0;
  for (let index = 0; index < lines.length; index += 1) {
    const opening = openingFence.exec(lines[index] ?? "")?.[1];
    if (opening === undefined) continue;
    pushProse(blocks, lines.slice(proseFrom, index));
    const end = closingFence(lines, index + 1);
    blocks.push(codeBlock(opening, lines.slice(index + 1, end + 1)));
    index = end;
    proseFrom = end + 1;
  }
  pushProse(blocks, lines.slice(proseFrom));
  return blocks;
}

/** Splits prose into text, `code` and addresses. */
export function proseSpans(prose: string): ProseSpan[] {
  const spans: ProseSpan[] = [];
  let from = 0;
  for (const match of prose.matchAll(codeOrAddress)) {
    const span = spanOf(match);
    pushText(spans, prose.slice(from, match.index));
    spans.push(span);
    from = match.index + (span.type === "link" ? span.text.length : match[0].length);
  }
  pushText(spans, prose.slice(from));
  return spans;
}

/** Whether a line of prose opens a code block. */
export function opensCode(line: string): boolean {
  return openingFence.test(line);
}

/** Whether a line of a code block closes it. */
export function closesCode(line: string): boolean {
  return closing.test(line);
}

const openingFence = /^\s*```([^`]*)$/;

const closing = /^([^`]*)```\s*$/;

/** Backticks around words of one line, or an address up to white space. */
const codeOrAddress = /(`{1,3})([^`\n]+)\1|https?:\/\/[\p{L}\p{N}[][^\s<>"`]*/giu;

function closingFence(lines: readonly string[], from: number): number {
  let index = from;
  while (index < lines.length && !closesCode(lines[index] ?? "")) index += 1;
  return index;
}

/** @param lines the ones behind the opening fence's, with the closing one if there is one */
function codeBlock(opening: string, lines: readonly string[]): MessageBlock {
  const word = opening.trim();
  const isLanguage = /^[\w+#.-]+$/.test(word);
  const lastLine = closing.exec(lines.at(-1) ?? "")?.[1];
  const code = [
    ...(word === "" || isLanguage ? [] : [opening.trimEnd()]),
    ...lines.slice(0, lastLine === undefined ? lines.length : -1),
    ...(lastLine?.trim() ? [lastLine] : []),
  ];
  return { type: "code", language: isLanguage ? word.toLowerCase() : null, code: code.join("\n") };
}

/** Blank lines next to a code block are room that the block takes by itself. */
function pushProse(blocks: MessageBlock[], lines: readonly string[]): void {
  const isWritten = (line: string) => line.trim() !== "";
  const from = lines.findIndex(isWritten);
  if (from === -1) return;
  const to = lines.findLastIndex(isWritten) + 1;
  blocks.push({ type: "prose", spans: proseSpans(lines.slice(from, to).join("\n")) });
}

function spanOf(match: RegExpMatchArray): ProseSpan {
  const code = match[2];
  return code === undefined
    ? { type: "link", text: withoutTrailingMarks(match[0]) }
    : { type: "code", text: code };
}

/** A full stop or an unopened closing bracket after an address belongs to the sentence around it. */
function withoutTrailingMarks(address: string): string {
  let unopened = address.split(")").length - address.split("(").length;
  let end = address.length;
  for (; end > 0; end -= 1) {
    const last = address.charAt(end - 1);
    if (last === ")" && unopened > 0) unopened -= 1;
    else if (!sentenceMarks.includes(last)) break;
  }
  return address.slice(0, end);
}

const sentenceMarks = ".,;:!?'*_]}";

function pushText(spans: ProseSpan[], text: string): void {
  if (text !== "") spans.push({ type: "text", text });
}
