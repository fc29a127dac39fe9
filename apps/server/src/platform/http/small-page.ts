/** HTML pages of the server itself: without scripts, with nothing to load. */
import { createHash } from "node:crypto";
import { PRODUCT_NAME } from "@codetale/domain/product";
import type { FastifyReply } from "fastify";
import { Html, markup } from "#core/html";

export interface SmallPage {
  title: string;
  /** CSS rules, beside those that all of these pages have. */
  style: string;
  /** Content-Security-Policy: where forms may be sent. */
  formAction: "'self'" | "'none'";
  content: Html;
}

/** @returns the body of the answer, whose headers are set: its policy allows only what it uses */
export function smallPage(
  reply: FastifyReply,
  { title, style: ownStyle, formAction, content }: SmallPage,
): Buffer {
  const style = `\n:root { color-scheme: light dark; font-family: system-ui, sans-serif; line-height: 1.5; }${ownStyle}`;
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
<main>
<h1>${title}</h1>
${content}
</main>
</body>
</html>
`;
  return Buffer.from(html.text);
}
