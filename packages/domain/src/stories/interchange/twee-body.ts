/** Parses the body of a passage: its text and its links. */
import { oneLine } from "../sanitize-text.ts";
import type { FileProblems } from "./story-file.ts";
import type { Passage } from "./twee-passages.ts";
import { withoutPresentation } from "./twee-presentation.ts";
import { shownText } from "./twee-text.ts";

export interface Link {
  text: string;
  /** The name of a passage. */
  target: string;
}

export interface PassageBody {
  text: string;
  links: readonly Link[];
  /** How many pictures were left out. */
  pictures: number;
}

const LINK = /\[\[((?:(?!\]\]|\[\[).)*)\]\]/g;

/** Syntax of story formats that cannot be told, each with the sentence for the author. */
const CODE: readonly (readonly [RegExp, string])[] = [
  [/<<\s*(?<macro>\/?[\w-]+)|<%/, "macros and scripts cannot be told, only text and links"],
  [/\((?<macro>[A-Za-z][\w-]*):/, "macros cannot be told, only text and links"],
  [/(?<macro>\$[A-Za-z_]\w*)/, "variables cannot be told, only text and links"],
  [/\[\[|\]\]/, "this link does not end on its line"],
  [/[[\]]/, "square brackets stand for links alone: [[what to do->Passage]]"],
  [/(?<macro>\{[^{}]{1,40}\})/, "what stands in braces cannot be told, only text and links"],
  [/[{}]/, "braces cannot be told, only text and links"],
  [/<\/?(?<macro>[A-Za-z!][\w-]*)/, "HTML cannot be told, only text and links"],
];

export function readBody({ body, line: header }: Passage, problems: FileProblems): PassageBody {
  const links: Link[] = [];
  const { lines, pictures } = withoutPresentation(body);
  complainOfVariables(lines, header, problems);
  const shown = lines.map((line, index) => {
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
    pictures,
  };
}

function complain(around: string, line: number, problems: FileProblems): void {
  for (const [pattern, sentence] of CODE) {
    const found = pattern.exec(around);
    if (!found) continue;
    const macro = found.groups?.["macro"];
    problems.add(line, macro === undefined ? sentence : `“${macro}”: ${sentence}`);
    return;
  }
}

/** Chapbook sets variables above a line of two dashes. */
function complainOfVariables(lines: readonly string[], header: number, problems: FileProblems) {
  const end = lines.findIndex((line) => line.trim() === "--");
  if (end < 1 || !lines.slice(0, end).every((line) => /^\s*$|^[\w.]+\s*(?:\([^)]*\))?:/.test(line)))
    return;
  problems.add(header + 1, "variables cannot be told, only text and links");
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
