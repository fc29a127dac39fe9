/**
 * A story as an ink file: scenes are knots, choices divert, and properties that ink lacks are tags
 * such as `# speaker: Lila`.
 */
import { isEnd } from "../paths.ts";
import { START_ID, type Scene } from "../graph.ts";
import { inkText, knotName, titleOfKnot } from "./ink-text.ts";
import { namesFor } from "./scene-names.ts";
import { notesOf, type Note } from "./scene-notes.ts";
import { storyNotesOf } from "./story-notes.ts";
import type { ExportedStory } from "./story-file.ts";

export function toInk(story: ExportedStory): string {
  const { title, language, scenes } = story;
  const names = namesFor(
    scenes.map(({ id }) => id),
    knotName,
  );
  const notes = [
    { key: "title", value: title },
    { key: "language", value: language },
  ].filter(({ value }) => value !== "");
  return [
    ...[...notes, ...storyNotesOf(story)].map(tag),
    // No other id has this name.
    `-> ${knotName(START_ID)}`,
    ...scenes.flatMap((scene) => ["", ...knot(scene, names)]),
    "",
  ].join("\n");
}

function knot(scene: Scene, names: ReadonlyMap<string, string>): string[] {
  const name = names.get(scene.id) ?? knotName(scene.id);
  const target = (id: string) => names.get(id) ?? knotName(id);
  const notes = notesOf(scene, titleOfKnot(name));
  if (name !== scene.id) notes.unshift({ key: "id", value: scene.id });
  return [
    `=== ${name} ===`,
    ...notes.map(tag),
    inkText(scene.dialogue),
    ...scene.choices.map(({ text, nextId }) => `* [${inkText(text)}] -> ${target(nextId)}`),
    ...(scene.nextId === null ? [] : [`-> ${target(scene.nextId)}`]),
    ...(isEnd(scene) ? ["-> END"] : []),
  ];
}

function tag({ key, value }: Note): string {
  return `# ${key}: ${inkText(value)}`.trimEnd();
}
