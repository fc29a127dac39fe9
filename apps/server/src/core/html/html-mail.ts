import { markup, type Html } from "./html.ts";

/** The HTML of a mail, without anything to load: what it is about, and a small last word. */
export function htmlMail(content: Html, lastWord: Html | string): string {
  return markup`<!doctype html>
<html lang="en">
<body style="margin:0;padding:24px;font-family:Arial,Helvetica,sans-serif;font-size:16px;line-height:1.5;color:#1b1f24;background:#ffffff">
${content}
<p style="margin:0;font-size:14px;color:#57606a">${lastWord}</p>
</body>
</html>
`.text;
}
