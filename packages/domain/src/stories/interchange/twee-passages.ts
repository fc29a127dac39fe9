/** Splits a Twee file into passages. */
import { linesOf } from "./story-file.ts";
import { unescapedName } from "./twee-text.ts";

export interface Passage {
  name: string;
  tags: readonly string[];
  /** The line of its header, counted from one. */
  line: number;
  /** The lines below the header. */
  body: readonly string[];
}

/** Holds what our exports know of a story as a whole. */
export const NOTES_PASSAGE = "StoryNotes";

/** Passages that hold metadata or code and are no scenes, by their names and by their tags. */
const SPECIAL_NAMES: ReadonlySet<string> = new Set(
  (
    "StoryTitle StoryData StoryAuthor StorySubtitle StorySettings StoryIncludes StoryInit StoryMenu " +
    "StoryCaption StoryBanner StoryInterface StoryDisplayTitle StoryShare StoryFooter PassageHeader " +
    "PassageFooter PassageReady PassageDone " +
    NOTES_PASSAGE
  ).split(" "),
);
const SPECIAL_TAGS: ReadonlySet<string> = new Set(
  "script stylesheet widget init annotation header footer startup Twine.private".split(" "),
);

export function isSpecialPassage({ name, tags }: Pick<Passage, "name" | "tags">): boolean {
  return SPECIAL_NAMES.has(name) || tags.some((tag) => SPECIAL_TAGS.has(tag));
}

/** Text before the first passage belongs to none and is left out. */
export function passagesOf(source: string): Passage[] {
  const passages: (Passage & { body: string[] })[] = [];
  for (const [index, line] of linesOf(source).entries()) {
    if (line.startsWith("::")) passages.push({ ...headerOf(line), line: index + 1, body: [] });
    else passages.at(-1)?.body.push(line);
  }
  return passages;
}

/** `:: Name [tags] {"metadata":…}`; the metadata hold the tile's place on the author's screen. */
function headerOf(line: string): Pick<Passage, "name" | "tags"> {
  const rest = line.slice(2);
  const nameEnd = firstUnescaped(rest, "[{");
  const name = unescapedName(rest.slice(0, nameEnd));
  if (rest[nameEnd] !== "[") return { name, tags: [] };
  const block = rest.slice(nameEnd + 1);
  const tags = block.slice(0, firstUnescaped(block, "]")).split(/[ \t]/);
  return { name, tags: tags.map(unescapedName).filter((tag) => tag !== "") };
}

/** The index of the first of `marks` without a backslash before it, else the length. */
function firstUnescaped(text: string, marks: string): number {
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === "\\") at += 1;
    else if (marks.includes(text[at] ?? "")) return at;
  }
  return text.length;
}
