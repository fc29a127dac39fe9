/** A conversation as a page of its own: to print, and to keep. It runs nothing and loads nothing. */
import { messageBlocks, type MessageBlock } from "@codetale/domain/chat/message-parts";
import type { Transcript, TranscriptMessage } from "./transcript.ts";

interface Wording {
  title: string;
  timeOf: (instant: number) => string;
}

/** Every text is escaped, and the page's own policy forbids scripts and requests. */
export function transcriptHtml(transcript: Transcript, { title, timeOf }: Wording): string {
  const { session, messages } = transcript;
  const about = [session.company, session.language, session.difficulty].map(escaped).join(" · ");
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<style>${style}</style>
</head>
<body>
<h1>${escaped(title)}</h1>
<p>${escaped(timeOf(Date.parse(session.startsAt)))} · ${about}</p>
${messages.map((message) => messageHtml(message, timeOf)).join("\n")}
</body>
</html>
`;
}

function messageHtml(message: TranscriptMessage, timeOf: Wording["timeOf"]): string {
  const { number, sender, sentAt, text, answers, isEdited, isDeleted } = message;
  const time = `<time datetime="${escaped(sentAt)}">${escaped(timeOf(Date.parse(sentAt)))}</time>`;
  const reply = answers === null ? "" : ` · <a href="#m${answers}">answers ${answers}</a>`;
  const body = isDeleted
    ? "<p><em>Message deleted</em></p>"
    : imageHtml(message) + messageBlocks(text).map(blockHtml).join("");
  return `<article id="m${number}"><h2>${number}. ${escaped(sender)}</h2>
<p class="stamp">${time}${isEdited ? " · edited" : ""}${reply}</p>${body}</article>`;
}

function imageHtml({ image }: TranscriptMessage): string {
  if (!image) return "";
  if (image.data === null) {
    return `<p><a href="${escaped(image.address)}" rel="noopener noreferrer">Image</a> (opens for the participants)</p>`;
  }
  return `<img src="${escaped(image.data)}" alt="Image" width="${image.width}" height="${image.height}">`;
}

function blockHtml(block: MessageBlock): string {
  if (block.type === "code") return `<pre><code>${escaped(block.code)}</code></pre>`;
  const spans = block.spans.map(({ type, text }) => {
    if (type === "code") return `<code>${escaped(text)}</code>`;
    if (type === "text") return escaped(text);
    return `<a href="${escaped(text)}" rel="noopener noreferrer">${escaped(text)}</a>`;
  });
  return `<p class="said">${spans.join("")}</p>`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? "");
}

const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

const style = `
body { max-width: 46rem; margin: 2rem auto; padding: 0 1rem; font: 16px/1.5 system-ui, sans-serif; }
article { margin: 1.25rem 0; }
h2 { margin: 0; font-size: 1rem; break-after: avoid; }
.stamp { margin: 0; color: #5b586e; font-size: .85rem; break-after: avoid; }
.said { margin: .25rem 0; white-space: pre-wrap; overflow-wrap: anywhere; }
pre { padding: .5rem .75rem; border: 1px solid #ccc; white-space: pre-wrap; overflow-wrap: anywhere; }
code { font-family: ui-monospace, monospace; font-size: .9em; }
img { display: block; max-width: 100%; height: auto; margin: .5rem 0; }
`;
