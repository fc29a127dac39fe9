/**
 * Takes out of a passage what only changes how it looks, in the syntax of the story formats that
 * Twine comes with. Line numbers stay the same.
 */

/** Macros of Harlowe that style the text in the square brackets after them. */
const STYLES =
  "text-style|text-colou?r|colou?r|font|align|css|text-rotate(?:-[xyz])?|text-size|text-indent|background|bg|" +
  "border(?:-[a-z]+)?|b4r(?:-[a-z]+)?|opacity|hover-style|line-style|char-style|link-style|collapse|nobr|" +
  "transition(?:-[a-z]+)?|t8n(?:-[a-z]+)?|corner-radius|columns?|box|float-box|meter|mask|blend|zoom";

const STYLE = String.raw`\((?:${STYLES}):[^()\n]*\)`;

/** HTML that lays text out; it has no words of its own. */
const LAYOUT =
  "br|hr|b|i|u|s|em|strong|p|span|small|big|div|center|font|code|tt|sub|sup|mark|blockquote|ul|ol|li|" +
  "h[1-6]|section|article|header|footer|main|figure|figcaption|pre|ins|del|strike|abbr|cite|dfn|kbd|q|table|tbody|tr|td|th";

/** In time that grows with the text alone, whatever it holds: see `large-files.test.ts`. */
const RULES: readonly (readonly [RegExp, string])[] = [
  [/<!--[^]*?(?:-->|$)/g, ""],
  [/<style\b[^<>]*>[^]*?(?:<\/style>|$)/gi, ""],
  [/<<\/?(?:nobr|type\b[^<>\n]*)>>/g, ""],
  // Links as macros.
  [/<<(?:link|button)\s+(\[\[[^\][\n]*\]\])\s*>>\s*<<\/(?:link|button)>>/g, "$1"],
  [/<<(?:link|button)\s+"([^"\n]*)"\s+"([^"\n]*)"\s*>>\s*<<\/(?:link|button)>>/g, "[[$1->$2]]"],
  [/\(link-goto:\s*"([^"\n]*)"\s*,\s*"([^"\n]*)"\s*\)/g, "[[$1->$2]]"],
  [/\(link-goto:\s*"([^"\n]*)"\s*\)/g, "[[$1]]"],
  // Text in a class of its own, of SugarCube.
  [/@@(?:[#.\w-]+;){0,5}([^@\n]*)@@/g, "$1"],
  // Modifiers of Chapbook that only lay out.
  [/^[ \t]*\[(?:align [a-z]+|continue|cont'?d?|append)\][ \t]*$/gim, ""],
  // Aligners and rules of Harlowe, rules and lists of all of them.
  [/^[ \t]*(?:=+><=+|<==+>|==+>|<==+|-{3,})[ \t]*$/gm, ""],
  [/^[ \t]*\*{1,3}[ \t]+/gm, ""],
  [new RegExp(String.raw`<\/?(?:${LAYOUT})(?:\s[^<>]*)?\/?>`, "gi"), " "],
];

const PICTURES =
  /<img\b[^<>]*>|\[<?>?img(?:\[[^\][\n]*\])+\]|!\[[^\][\n]*\]\([^()\n]*\)|\{embed (?:image|Flickr)[^{}\n]*\}/gi;

const HOOK = new RegExp(
  String.raw`${STYLE}(?:\s*\+\s*${STYLE}){0,8}\s*\[((?:[^\][]|\[\[[^\][]*\]\])*)\]`,
  "gi",
);

/** Styles within styles are taken out up to this depth. */
const DEEPEST_STYLE = 4;

export interface PlainBody {
  lines: string[];
  /** How many pictures were left out. */
  pictures: number;
}

export function withoutPresentation(body: readonly string[]): PlainBody {
  let pictures = 0;
  let text = withoutBlockComments(body.join("\n"));
  for (const [pattern, plain] of RULES) text = replaceKeepingLines(text, pattern, plain);
  text = text.replace(PICTURES, () => {
    pictures += 1;
    return "";
  });
  for (let depth = 0; depth < DEEPEST_STYLE && HOOK.test(text); depth += 1) {
    HOOK.lastIndex = 0;
    text = replaceKeepingLines(text, HOOK, "$1");
  }
  HOOK.lastIndex = 0;
  return { lines: text.split("\n"), pictures };
}

/** SugarCube's comments; one that does not end is text. */
function withoutBlockComments(text: string): string {
  let kept = "";
  let from = 0;
  for (;;) {
    const opens = text.indexOf("/*", from);
    const closes = opens === -1 ? -1 : text.indexOf("*/", opens + 2);
    if (closes === -1) return kept + text.slice(from);
    kept += text.slice(from, opens) + "\n".repeat(lineBreaks(text.slice(opens, closes)));
    from = closes + 2;
  }
}

function replaceKeepingLines(text: string, pattern: RegExp, plain: string): string {
  return text.replace(pattern, (...found: unknown[]) => {
    const [whole = "", one = "", other = ""] = found.filter(
      (part, index): part is string => typeof part === "string" && index < 3,
    );
    const shown = plain.replace("$1", () => one).replace("$2", () => other);
    const lost = lineBreaks(whole) - lineBreaks(shown);
    return shown + "\n".repeat(Math.max(0, lost));
  });
}

function lineBreaks(text: string): number {
  return text.split("\n").length - 1;
}
