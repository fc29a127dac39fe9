/** What is exported to, and imported from, files of interactive-fiction tools. */
import type { TitledStory } from "../graph.ts";

export interface ExportedStory extends TitledStory {
  id: string;
  language: string;
}

/** Sentences for the author about what cannot be read, each with its line. */
export interface Unreadable {
  problems: string[];
}

/** A story that is not validated yet: `find-faults.ts` does that. */
export type ReadStory = TitledStory | Unreadable;

/**
 * The most scenes of a story that is read from a file. Our storyteller's have 22 to 88 (see
 * docs/stories.md), on paths of at most 15; a file of several hundred is no story for a child, and
 * proving, keeping and speaking it would only take the server's time.
 */
export const MOST_SCENES = 300;

/** Further problems of a file are not reported. */
const MOST_PROBLEMS = 20;

/** Refuses a file of more than `MOST_SCENES` scenes; null for any other. */
export function refuseSceneCount(count: number): Unreadable | null {
  if (count <= MOST_SCENES) return null;
  return { problems: [`This story has ${count} scenes; ${MOST_SCENES} can be told.`] };
}

/** Collects the problems of a file, in the order of its lines. */
export class FileProblems {
  readonly #found: { line: number; text: string }[] = [];

  /** @param line counted from one; 0 for the file as a whole */
  add(line: number, text: string): void {
    this.#found.push({ line, text });
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
        ...shown.map(({ line, text }) => (line > 0 ? `Line ${line}: ${text}` : text)),
        ...(left > 0 ? [`And ${left} more like these.`] : []),
      ],
    };
  }
}

/** The lines of `source`, ended by LF, CR or CRLF, without a byte order mark. */
export function linesOf(source: string): string[] {
  return source.replace(/^\uFEFF/, "").split(/\r\n|\r|\n/);
}
