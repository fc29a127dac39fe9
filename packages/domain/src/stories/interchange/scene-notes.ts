/**
 * The properties of a scene that Twee and ink have no syntax for. They are written as notes (tags in
 * both formats); where a file has none, defaults apply.
 */
import { isEnd } from "../paths.ts";
import { settings } from "../setting.ts";
import { moods, skies, type Mood, type Sky } from "../pictures/figures.ts";
import { withSpeakerInCast } from "../pictures/shown-cast.ts";
import type { Scene, Showing } from "../graph.ts";
import { oneLine } from "../sanitize-text.ts";

export interface Note {
  key: string;
  value: string;
}

const USUAL_SETTING = "meadow";
const USUAL_SKY: Sky = "day";

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
    ...(scene.sky === USUAL_SKY ? [] : [note("sky", scene.sky)]),
    ...scene.cast.map((name) => note("cast", name)),
    ...Object.entries(scene.moods).map(([name, mood]) => note("mood", `${mood} ${name}`)),
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
  const scene = withSpeakerInCast({
    ...rest,
    title: all("title")[0] ?? oneLine(usualTitle),
    speaker: all("speaker")[0] ?? null,
    setting: setting ?? USUAL_SETTING,
    sky: skies.find((sky) => sky === all("sky")[0]) ?? USUAL_SKY,
    cast: all("cast"),
    moods: Object.fromEntries(all("mood").flatMap(readMood)),
    ending: all("ending")[0] ?? null,
    teaches: all("teaches").filter(isPlace).map(Number),
    shows: all("shows").flatMap(readShowing),
  });
  return scene.ending === null && isEnd(scene) ? { ...scene, ending: scene.id } : scene;
}

function note(key: string, value: string): Note {
  return { key, value };
}

function showingText({ character, role, traits }: Showing): string {
  return [character, ...(role ? ["role"] : []), ...(traits ? ["traits"] : [])].join("+");
}

/** The mood is one word, and the name whatever follows it. */
function readMood(text: string): [name: string, mood: Mood][] {
  const [word = "", ...name] = text.split(" ");
  const mood = moods.find((known) => known === word);
  return mood === undefined || name.length === 0 ? [] : [[name.join(" "), mood]];
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
