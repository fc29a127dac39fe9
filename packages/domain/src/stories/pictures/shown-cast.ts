/** The characters of a scene as its picture shows them. */
import type { Scene } from "../graph.ts";
import { mentions } from "../text-matching.ts";
import type { FigureAge, ShownFigure, StoryFigure } from "./figures.ts";

/** How a character is drawn of whom nothing but the name is known. */
export function plainFigure(name: string, age: FigureAge = "adult"): StoryFigure {
  return { name, kind: "person", age };
}

/** @param figures of the story; a name that they lack is drawn as a plain figure */
export function shownCast(
  { cast, moods }: Pick<Scene, "cast" | "moods">,
  figures: readonly StoryFigure[],
): ShownFigure[] {
  return cast.map((name) => ({ ...figureNamed(name, figures), mood: moodOf(name, moods) }));
}

/** The figures, and a plain one for everybody in a cast whom they lack. */
export function withPlainFigures(
  figures: readonly StoryFigure[],
  scenes: readonly Pick<Scene, "cast">[],
): StoryFigure[] {
  const byName = new Map(figures.map((figure) => [figure.name, figure]));
  for (const name of scenes.flatMap(({ cast }) => cast)) {
    if (!byName.has(name)) byName.set(name, plainFigure(name));
  }
  return [...byName.values()];
}

/** The scene with its speaker in the cast, and no mood of anybody who is not. */
export function withSpeakerInCast(scene: Scene): Scene {
  const { speaker, moods } = scene;
  const cast =
    speaker === null || scene.cast.includes(speaker) ? scene.cast : [speaker, ...scene.cast];
  const shown = Object.entries(moods).filter(([name]) => cast.includes(name));
  return { ...scene, cast, moods: Object.fromEntries(shown) };
}

/** The scene with everybody whom its text names in the picture. */
export function withNamedInCast(scene: Scene, figures: readonly StoryFigure[]): Scene {
  const named = figures
    .map(({ name }) => name)
    .filter((name) => !scene.cast.includes(name) && mentions(scene.dialogue, name));
  return named.length === 0 ? scene : { ...scene, cast: [...scene.cast, ...named] };
}

function figureNamed(name: string, figures: readonly StoryFigure[]): StoryFigure {
  return figures.find((figure) => figure.name === name) ?? plainFigure(name);
}

/** A name may be that of a property that every object has, such as `constructor`. */
function moodOf(name: string, moods: Scene["moods"]): ShownFigure["mood"] {
  return (Object.hasOwn(moods, name) ? moods[name] : undefined) ?? "calm";
}
