/** Parses the body of a passage: its text and its links. */
import { oneLine } from "../sanitize-text.ts";
import type { FileProblems } from "./story-file.ts";
import type { Passage } from "./twee-passages.ts";
import { shownText } from "./twee-text.ts";

export interface Link {
  text: string;
  /** The name of a passage. */
  target: string;
}

export interface PassageBody {
  text: string;
  links: readonly Link[];
}

const LINK = /\[\[((?:(?!\]\]|\[\[).)*)\]\]/g;

/** Syntax of story formats that is not read, each with the sentence for the author. */
const CODE: readonly (readonly [RegExp, string])[] = [
  [/<<|<%/, "macros and scripts cannot be told, only text and links"],
  [/\((?:[A-Za-z][\w-]*):/, "macros cannot be told, only text and links"],
  [/\$[A-Za-z_]/, "variables cannot be told, only text and links"],
  [/\[\[|\]\]/, "this link does not end on its line"],
  [/[[\]]/, "square brackets stand for links alone: [[what to do->Passage]]"],
  [/[{}]/, "braces cannot be told, only text and links"],
];

const PLAIN_TAG = /<\/?(?:br|b|i|u|s|em|strong|p|span|small|big) ?\/?>/gi;

export function readBody({ body, line: header }: Passage, problems: FileProblems): PassageBody {
  const links: Link[] = [];
  const shown = withoutComments(body).map((line, index) => {
    const number = header + 1 + index;
    const found: Link[] = [];
    const told = line.replace(LINK, (_, inside: string) => {
      const link = readLink(inside);
      found.push(link);
      return link.text;
    });
    for (const link of found) links.push(link);
    const around = line.replace(LINK, "");
    complain(around, number, problems);
    if (found.some(({ target }) => target === "")) problems.add(number, "this link leads nowhere");
    // A link on its own line is a choice only; the text of one within a sentence stays in it.
    return found.length > 0 && !/[\p{L}\p{N}]/u.test(around) ? "" : told;
  });
  return {
    text: shownText(shown.join("\n")),
    links: links.map(({ text, target }) => ({ text: shownText(text), target })),
  };
}

function complain(around: string, line: number, problems: FileProblems): void {
  const text = around.replace(PLAIN_TAG, "");
  const code = CODE.find(([pattern]) => pattern.test(text));
  if (code) problems.add(line, code[1]);
  else if (/<\/?[A-Za-z!]/.test(text))
    problems.add(line, "HTML cannot be told, only text and links");
}

/** Where none of them matches, the target is its own text. */
const LINK_FORMS = [
  /^(?<text>.*)->(?<target>.*)$/s,
  /^(?<target>.*?)<-(?<text>.*)$/s,
  /^(?<text>.*?)\|(?<target>.*)$/s,
];

function readLink(inside: string): Link {
  const found = LINK_FORMS.map((form) => form.exec(inside)?.groups).find(Boolean);
  return { text: found?.["text"] ?? inside, target: oneLine(found?.["target"] ?? inside) };
}

/** Comments may span lines; line numbers stay the same. */
function withoutComments(body: readonly string[]): string[] {
  return body
    .join("\n")
    .replace(/<!--[^]*?(?:-->|$)/g, (comment) => comment.replace(/[^\n]/g, ""))
    .split("\n");
}
