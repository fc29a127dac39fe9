/** HTML pages of the server itself: without scripts, with nothing to load. */
import { createHash } from "node:crypto";
import { PRODUCT_NAME } from "@codetale/domain/product";
import type { FastifyReply } from "fastify";
import { Html, markup } from "#core/html/html";

export interface SmallPage {
  title: string;
  /** CSS rules, beside those that all of these pages have. */
  style: string;
  /** Content-Security-Policy: where forms may be sent. */
  formAction: "'self'" | "'none'";
  content: Html;
}

/** The colours of the web app; fonts would have to be loaded. */
const commonStyle = `
:root {
  color-scheme: light dark; font-family: system-ui, sans-serif; line-height: 1.5;
  --paper: #faf7f2; --surface: #fff; --ink: #1d1b2e; --line: #e6e0d6; --pine: #0f5c4d; --on-pine: #fff;
}
@media (prefers-color-scheme: dark) {
  :root { --paper: #12151a; --surface: #1b2027; --ink: #f1ede4; --line: #3a414b; --pine: #5cc8ae; --on-pine: #12151a; }
}
html { background: var(--paper); color: var(--ink); }
header { margin: 0 0 1.5rem; font: 600 1.25rem Georgia, serif; }
a { color: var(--pine); }
button {
  font: inherit; font-weight: bold; padding: 0.625rem 1.25rem; cursor: pointer;
  border: 1px solid transparent; border-radius: 0.25rem; background: var(--pine); color: var(--on-pine);
}
:focus-visible { outline: 3px solid var(--pine); outline-offset: 2px; }
`;

/** @returns the body of the answer, whose headers are set: its policy allows only what it uses */
export function smallPage(
  reply: FastifyReply,
  { title, style: ownStyle, formAction, content }: SmallPage,
): Buffer {
  const style = `${commonStyle}${ownStyle}`;
  const policy = [
    "default-src 'none'",
    `style-src 'sha256-${createHash("sha256").update(style).digest("base64")}'`,
    `form-action ${formAction}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ];
  reply.header("content-security-policy", policy.join("; "));
  reply.type("text/html; charset=utf-8");
  const html = markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · ${PRODUCT_NAME}</title>
<style>${new Html(style)}</style>
</head>
<body>
<header>${PRODUCT_NAME}</header>
<main>
<h1>${title}</h1>
${content}
</main>
</body>
</html>
`;
  return Buffer.from(html.text);
}
