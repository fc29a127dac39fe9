/**
 * A story as Twee 3, for Twine and compatible tools: scenes are passages, choices are links, and
 * properties that Twine lacks are tags such as `speaker:Lila`.
 */
import { scenesById, START_ID, type Scene } from "../graph.ts";
import { diceFrom } from "../dice.ts";
import { stepsFrom } from "../paths.ts";
import { namesFor } from "./scene-names.ts";
import { oneLine } from "../sanitize-text.ts";
import { notesOf, type Note } from "./scene-notes.ts";
import { storyNotesOf } from "./story-notes.ts";
import type { ExportedStory } from "./story-file.ts";
import { isSpecialPassage, NOTES_PASSAGE } from "./twee-passages.ts";
import { tweeTag, tweeText } from "./twee-text.ts";

/** Where Twine draws a passage's tile: its grid, in pixels. */
const TILE_PX = 150;

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

export function toTwee(story: ExportedStory): string {
  const names = namesFor(
    story.scenes.map(({ id }) => id),
    passageName,
  );
  const data = {
    ifid: ifidOf(story.id),
    format: "Harlowe",
    "format-version": "3.3.9",
    start: names.get(START_ID) ?? START_ID,
    language: story.language,
  };
  const title = oneLine(story.title);
  const notes = storyNotesOf(story);
  return [
    // The space keeps a title that begins with colons from being read as a passage.
    `:: StoryTitle\n${title === "" ? "" : ` ${title}\n`}`,
    `:: StoryData\n${JSON.stringify(data, null, 2)}\n`,
    ...(notes.length === 0 ? [] : [notesPassage(notes)]),
    ...placed(story.scenes).map(({ scene, position }) => passage(scene, names, position)),
  ].join("\n");
}

/** Twine keeps it, and no link leads to it. */
function notesPassage(notes: readonly Note[]): string {
  const lines = notes.map(({ key, value }) => `${key}: ${value}\n`);
  return `:: ${NOTES_PASSAGE} [Twine.private]\n${lines.join("")}`;
}

function passage(scene: Scene, names: ReadonlyMap<string, string>, position: string): string {
  const name = names.get(scene.id) ?? scene.id;
  const notes = notesOf(scene, name);
  if (name !== scene.id) notes.unshift({ key: "id", value: scene.id });
  const tags = notes.map(({ key, value }) => `${key}:${tweeTag(value)}`).join(" ");
  const target = (id: string) => names.get(id) ?? passageName(id);
  const links = scene.choices.map(({ text, nextId }) => `[[${tweeText(text)}->${target(nextId)}]]`);
  if (scene.nextId !== null) links.push(`[[${target(scene.nextId)}]]`);
  return [
    `:: ${name} [${tags}] ${JSON.stringify({ position })}`,
    ...(scene.dialogue === "" ? [] : [tweeText(scene.dialogue)]),
    ...(links.length > 0 ? ["", ...links] : []),
    "",
  ].join("\n");
}

/**
 * Links have no escape for the marks that end them, so names of passages go without, and need no
 * escape in a header either.
 */
function passageName(id: string): string {
  const name = oneLine(id.replace(/[[\]{}|<>\\:&*@%]/g, "_"));
  return name === "" || isSpecialPassage({ name, tags: [] }) ? `scene ${name}`.trim() : name;
}

/** Twine identifies stories by a UUID in capitals; it is the same at every export of a story. */
function ifidOf(id: string): string {
  if (UUID.test(id)) return id.toUpperCase();
  const dice = diceFrom(`ifid ${id}`);
  return "xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx".replace(/x/g, () =>
    dice.roll(16).toString(16).toUpperCase(),
  );
}

/** One row for each step from the start, so that Twine's map reads downwards. */
function placed(scenes: readonly Scene[]): { scene: Scene; position: string }[] {
  const depths = stepsFrom(scenesById({ scenes }), START_ID);
  const inRow = new Map<number, number>();
  return scenes.map((scene) => {
    const depth = depths.get(scene.id) ?? 0;
    const place = inRow.get(depth) ?? 0;
    inRow.set(depth, place + 1);
    return { scene, position: `${TILE_PX * (place + 1)},${TILE_PX * (depth + 1)}` };
  });
}
