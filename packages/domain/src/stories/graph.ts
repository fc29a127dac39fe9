/**
 * A story as a graph: scenes, the choices between them, and endings. What may be wrong with one is
 * `find-faults.ts`; where a listener is in one is `journey.ts`.
 */

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
  /** What is heard, as it is heard: no slots, no markup. */
  dialogue: string;
  /** Where there are any, the story waits for one of them. */
  choices: readonly Choice[];
  /** What follows by itself; null at a choice and at an ending. */
  nextId: string | null;
  /** Names the ending, for scenes where the story ends; two scenes with one name end alike. */
  ending: string | null;
  /** The place, for the picture. */
  setting: string;
  /** Who is in the picture, by name. */
  cast: readonly string[];
  /** Places in the list of learning objectives that this scene lets the child live through. */
  teaches: readonly number[];
  /** Which characters the scene shows as who they are. */
  shows: readonly Showing[];
}

/** A character seen (or heard) to be what was asked for. */
export interface Showing {
  /** The place in the list of characters. */
  character: number;
  role: boolean;
  traits: boolean;
}

export interface StoryGraph {
  scenes: readonly Scene[];
}

/** The scenes that may follow `scene` directly. */
export function followers(scene: Scene): readonly string[] {
  if (scene.choices.length > 0) return scene.choices.map(({ nextId }) => nextId);
  return scene.nextId === null ? [] : [scene.nextId];
}

export function scenesById(graph: StoryGraph): ReadonlyMap<string, Scene> {
  return new Map(graph.scenes.map((scene) => [scene.id, scene]));
}

export function hasPrompt(scene: Scene): boolean {
  return scene.choices.length > 0;
}
