/** What is exported to, and imported from, files of interactive-fiction tools. */
import type { TitledStory } from "../graph.ts";
import type { StoryAbout } from "./story-notes.ts";

export interface ExportedStory extends TitledStory {
  id: string;
  language: string;
  /** Absent where nothing but the scenes is known. */
  about?: StoryAbout;
}

/** Where a scene stands in its file. */
export interface ScenePlace {
  /** Counted from one. */
  line: number;
  /** As the format's author knows it: `passage “Hall”`. */
  part: string;
  /** The name alone, in quotation marks: `“Hall”`. */
  name: string;
}

/** A story as its file has it: not repaired, and not validated, yet. */
export interface ReadFile extends TitledStory {
  /** As the file names it; null where it does not. */
  language: string | null;
  about: StoryAbout;
  /** By scene id. */
  places: ReadonlyMap<string, ScenePlace>;
  /** What was left out or changed so far, in sentences for the author. */
  repairs: readonly string[];
}

/** Sentences for the author about what cannot be read, each with its line. */
export interface Unreadable {
  problems: string[];
}

export type ReadStory = ReadFile | Unreadable;

/**
 * The most scenes of a story that is read from a file. Our storyteller's have 22 to 88 (see
 * docs/stories.md), on paths of at most 15; a file of several hundred is no story for a child, and
 * proving, keeping and speaking it would only take the server's time.
 */
export const MOST_SCENES = 300;

/** Further problems of a file are not reported. */
const MOST_PROBLEMS = 20;

/** Further names in one sentence are only counted. */
const MOST_LISTED = 8;

/** Refuses a file of more than `MOST_SCENES` scenes; null for any other. */
export function refuseSceneCount(count: number): Unreadable | null {
  if (count <= MOST_SCENES) return null;
  return { problems: [`This story has ${count} scenes; ${MOST_SCENES} can be told.`] };
}

/** Collects the problems of a file, in the order of its lines. */
export class FileProblems {
  readonly #found: { line: number; part: string; text: string }[] = [];
  #part = "";

  /** @param part what the problems that are added from now on are in: `passage “Hall”`; may be empty */
  enter(part: string): void {
    this.#part = part;
  }

  /** @param line counted from one; 0 for the file as a whole */
  add(line: number, text: string): void {
    this.#found.push({ line, part: this.#part, text });
  }

  /** @param what the format's word for what is named; empty names do not count */
  addRepeatedNames(what: string, all: readonly { name: string | null; line: number }[]): void {
    const lines = new Map<string, number>();
    for (const { name, line } of all) {
      if (!name) continue;
      const before = lines.get(name);
      if (before !== undefined) this.add(line, `a ${what} “${name}” is already in line ${before}`);
      lines.set(name, line);
    }
  }

  /** Null while there are none. */
  asUnreadable(): Unreadable | null {
    if (this.#found.length === 0) return null;
    const sorted = [...this.#found].sort((one, other) => one.line - other.line);
    const shown = sorted.slice(0, MOST_PROBLEMS);
    const left = sorted.length - shown.length;
    return {
      problems: [
        ...shown.map(({ line, part, text }) => (line > 0 ? atPlace({ line, part }, text) : text)),
        ...(left > 0 ? [`And ${left} more like these.`] : []),
      ],
    };
  }
}

/** `Line 12, passage “Hall”: …` */
export function atPlace({ line, part }: Pick<ScenePlace, "line" | "part">, text: string): string {
  return `Line ${line}${part === "" ? "" : `, ${part}`}: ${text}`;
}

/** `“Hall”, “Gate” and 3 more`; the longest list still fits on a small screen. */
export function listed(names: readonly string[]): string {
  const shown = names.slice(0, MOST_LISTED);
  const left = names.length - shown.length;
  return `${shown.join(", ")}${left > 0 ? ` and ${left} more` : ""}`;
}

/** The lines of `source`, ended by LF, CR or CRLF, without a byte order mark. */
export function linesOf(source: string): string[] {
  return source.replace(/^\uFEFF/, "").split(/\r\n|\r|\n/);
}
