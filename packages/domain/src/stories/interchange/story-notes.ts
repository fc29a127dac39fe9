/**
 * What is known of a story beside its scenes: the level, what it is about and who is in it. Neither
 * Twee nor ink has syntax for it; it is written as notes whose texts are JSON strings, so that any
 * characters survive.
 */
import type { StoryLevel } from "../age.ts";
import { figureAges, figureKinds, type StoryFigure } from "../pictures/figures.ts";
import { isWellFormed, oneLine } from "../sanitize-text.ts";
import { MOST_CHARACTERS, MOST_CHILDREN, MOST_OBJECTIVES, type Character } from "../wishes.ts";
import type { Note } from "./scene-notes.ts";

export interface StoryAbout {
  /** Null where the file says none. */
  level: StoryLevel | null;
  objectives: readonly string[];
  characters: readonly Character[];
  /** Names of the children in the text, so that a later shared edition goes without them. */
  children: readonly string[];
}

/** What the notes say beside the title: what is known of the story, and how its characters look. */
interface NotedStory {
  title: string;
  about?: StoryAbout;
  figures: readonly StoryFigure[];
}

export const nothingAbout: StoryAbout = {
  level: null,
  objectives: [],
  characters: [],
  children: [],
};

export function storyNotesOf({ title, about = nothingAbout, figures }: NotedStory): Note[] {
  const { level, objectives, characters, children } = about;
  return [
    ...(title === oneLine(title) ? [] : [{ key: "fulltitle", value: quoted([title]) }]),
    ...(level === null ? [] : [{ key: "level", value: level }]),
    ...objectives.map((text) => ({ key: "objective", value: quoted([text]) })),
    ...characters.map(({ name, role, traits }) => ({
      key: "character",
      value: quoted([name, role, traits]),
    })),
    ...children.map((name) => ({ key: "child", value: quoted([name]) })),
    ...figures.map(({ name, kind, age }) => ({ key: "figure", value: quoted([name, kind, age]) })),
  ];
}

/** Invalid notes are ignored; of too many, the first count. */
export function storyAboutIn(notes: readonly Note[]): StoryAbout {
  const all = (key: string) => notes.filter((note) => note.key === key).map(({ value }) => value);
  const single = (key: string) => all(key).flatMap((value) => unquoted(value, 1));
  return {
    level: all("level").find((value) => value === "3-5" || value === "6-9") ?? null,
    objectives: single("objective").slice(0, MOST_OBJECTIVES),
    characters: all("character")
      .map((value) => unquoted(value, 3))
      .filter((texts) => texts.length > 0)
      .map(([name = "", role = "", traits = ""]) => ({ name, role, traits }))
      .slice(0, MOST_CHARACTERS),
    children: single("child").slice(0, MOST_CHILDREN),
  };
}

/** Notes of figures that no picture can show are ignored; of two for one name, the first counts. */
export function figuresIn(notes: readonly Note[]): StoryFigure[] {
  const byName = new Map<string, StoryFigure>();
  for (const { key, value } of notes) {
    const [name, kindWord, ageWord] = key === "figure" ? unquoted(value, 3) : [];
    const kind = figureKinds.find((known) => known === kindWord);
    const age = figureAges.find((known) => known === ageWord);
    if (name && kind && age && !byName.has(name)) byName.set(name, { name, kind, age });
  }
  return [...byName.values()];
}

/** The title as it was where that is more than the format's own line of it holds. */
export function fullTitleIn(notes: readonly Note[]): string | undefined {
  const value = notes.find(({ key }) => key === "fulltitle")?.value;
  return value === undefined ? undefined : unquoted(value, 1)[0];
}

/** Marks that a tool interprets also in a note, and characters that reading normalises. */
const ESCAPED = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}[\]{}<>|#]|(?<=\s)\s/gu;

function quoted(texts: readonly string[]): string {
  return texts
    .map((text) =>
      JSON.stringify(text).replace(ESCAPED, (found) =>
        found
          .split("")
          .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`)
          .join(""),
      ),
    )
    .join(", ");
}

/** Half a character may be written as an escape. */
function isText(value: unknown): value is string {
  return typeof value === "string" && isWellFormed(value);
}

/** @returns exactly `count` texts, or none where the note is not valid */
function unquoted(value: string, count: number): string[] {
  try {
    const texts = JSON.parse(`[${value}]`) as unknown[];
    return texts.length === count && texts.every(isText) ? texts : [];
  } catch {
    return []; // A note of another tool.
  }
}
