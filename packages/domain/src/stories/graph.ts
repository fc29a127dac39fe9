/**
 * A story as a graph: scenes, the choices between them, and endings. `find-faults.ts` validates one,
 * `journey.ts` follows one.
 */

import type { Mood, Sky, StoryFigure } from "./pictures/figures.ts";

export const START_ID = "start";

export interface Choice {
  /** What the child may say or tap, 2 to 6 words. */
  text: string;
  nextId: string;
}

export interface Scene {
  id: string;
  title: string;
  /** Null is the narrator. */
  speaker: string | null;
  /** The spoken text: no placeholders, no markup. */
  dialogue: string;
  /** Where there are any, the story waits for one of them. */
  choices: readonly Choice[];
  /** What follows by itself; null at a choice and at an ending. */
  nextId: string | null;
  /** Names the ending, for scenes where the story ends; two scenes with one name end alike. */
  ending: string | null;
  /** One of `settings`, for the picture. */
  setting: string;
  sky: Sky;
  /** Who is in the picture, by name: the speaker always is, each has an entry in the story's `figures`. */
  cast: readonly string[];
  /** How some of the cast feel, by name; the others are calm. */
  moods: Readonly<Record<string, Mood>>;
  /** Indexes in the list of learning objectives that this scene is a lesson of. */
  teaches: readonly number[];
  /** The characters whose role or traits the scene shows. */
  shows: readonly Showing[];
}

/** What a scene shows of a character of the wishes. */
export interface Showing {
  /** The index in the list of characters. */
  character: number;
  role: boolean;
  traits: boolean;
}

export interface StoryGraph {
  scenes: readonly Scene[];
}

/** A graph with what is needed to draw its scenes. */
export interface PicturedStory extends StoryGraph {
  /** Everybody who is in the cast of a scene, once. */
  figures: readonly StoryFigure[];
}

export interface TitledStory extends PicturedStory {
  /** Empty where it has none. */
  title: string;
}

/** The ids of the scenes that may follow `scene` directly. */
export function followers(scene: Scene): readonly string[] {
  if (scene.choices.length > 0) return scene.choices.map(({ nextId }) => nextId);
  return scene.nextId === null ? [] : [scene.nextId];
}

/** Of two scenes with one id, the later one. */
export function scenesById(graph: StoryGraph): ReadonlyMap<string, Scene> {
  return new Map(graph.scenes.map((scene) => [scene.id, scene]));
}

/** Whether the story waits for an answer at `scene`. */
export function hasPrompt(scene: Scene): boolean {
  return scene.choices.length > 0;
}
