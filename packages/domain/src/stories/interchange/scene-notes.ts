/**
 * The properties of a scene that Twee and ink have no syntax for. They are written as notes (tags in
 * both formats); where a file has none, defaults apply.
 */
import { isEnd } from "../paths.ts";
import { settings } from "../setting.ts";
import type { Scene, Showing } from "../graph.ts";
import { oneLine } from "../sanitize-text.ts";

export interface Note {
  key: string;
  value: string;
}

const USUAL_SETTING = "meadow";

/** The properties of a scene that the format itself has. */
export interface BareScene extends Pick<Scene, "id" | "dialogue" | "choices" | "nextId"> {
  /** For scenes without a title of their own. */
  usualTitle: string;
}

/** @param usualTitle the title that reading the file would give without a note */
export function notesOf(scene: Scene, usualTitle: string): Note[] {
  const usualEnding = isEnd(scene) ? scene.id : null;
  return [
    ...(scene.title === usualTitle ? [] : [note("title", scene.title)]),
    ...(scene.speaker === null ? [] : [note("speaker", scene.speaker)]),
    note("setting", scene.setting),
    ...scene.cast.map((name) => note("cast", name)),
    ...(scene.ending === null || scene.ending === usualEnding
      ? []
      : [note("ending", scene.ending)]),
    ...scene.teaches.map((objective) => note("teaches", String(objective))),
    ...scene.shows.map((showing) => note("shows", showingText(showing))),
  ];
}

/** The notes among a file's tags, which may be of other tools as well. */
export function notesIn(tags: readonly string[], decode: (text: string) => string): Note[] {
  return tags.flatMap((tag) => {
    const [, key, value] = /^([a-z]+):(.*)$/s.exec(tag) ?? [];
    return key === undefined || value === undefined ? [] : [{ key, value: decode(value) }];
  });
}

export function noteIn(notes: readonly Note[], key: string): string | undefined {
  return notes.find((each) => each.key === key)?.value;
}

/** Notes of other tools, and invalid values, are ignored. */
export function sceneWithNotes(bare: BareScene, notes: readonly Note[]): Scene {
  const { usualTitle, ...rest } = bare;
  const all = (key: string) =>
    notes.filter((each) => each.key === key).map(({ value }) => oneLine(value));
  const setting = all("setting").find((value) => settings.some((known) => known === value));
  const scene: Scene = {
    ...rest,
    title: all("title")[0] ?? oneLine(usualTitle),
    speaker: all("speaker")[0] ?? null,
    setting: setting ?? USUAL_SETTING,
    cast: all("cast"),
    ending: all("ending")[0] ?? null,
    teaches: all("teaches").filter(isPlace).map(Number),
    shows: all("shows").flatMap(readShowing),
  };
  return scene.ending === null && isEnd(scene) ? { ...scene, ending: scene.id } : scene;
}

function note(key: string, value: string): Note {
  return { key, value };
}

function showingText({ character, role, traits }: Showing): string {
  return [character, ...(role ? ["role"] : []), ...(traits ? ["traits"] : [])].join("+");
}

function readShowing(text: string): Showing[] {
  const [character = "", ...shown] = text.split("+");
  if (!isPlace(character)) return [];
  return [
    {
      character: Number(character),
      role: shown.includes("role"),
      traits: shown.includes("traits"),
    },
  ];
}

/** Whether `text` is an index in a list of wishes, which have at most a few entries. */
function isPlace(text: string): boolean {
  return /^\d{1,2}$/.test(text);
}
