/**
 * What interactive-fiction tools have no place for: it travels beside a scene as notes (tags in
 * both tools), and has defaults where a writer gives none.
 */
import { isEnd } from "../paths.ts";
import { settings } from "../setting.ts";
import type { Scene, Showing } from "../graph.ts";
import { oneLine } from "./one-line.ts";

export interface Note {
  key: string;
  value: string;
}

const USUAL_SETTING = "meadow";

/** What a tool itself knows of a scene. */
export interface BareScene extends Pick<Scene, "id" | "dialogue" | "choices" | "nextId"> {
  /** For scenes without a title of their own. */
  usualTitle: string;
}

/** @param usualTitle what the scene would be titled on the way back without a note */
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

/** Notes of other tools, and values that mean nothing here, are left aside. */
export function sceneWithNotes(bare: BareScene, notes: readonly Note[]): Scene {
  const { usualTitle, ...told } = bare;
  const all = (key: string) =>
    notes.filter((each) => each.key === key).map(({ value }) => oneLine(value));
  const setting = all("setting").find((value) => settings.some((known) => known === value));
  const scene: Scene = {
    ...told,
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

/** Places in a list of wishes, which are short. */
function isPlace(text: string): boolean {
  return /^\d{1,2}$/.test(text);
}
