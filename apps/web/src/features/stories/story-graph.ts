import type { StoredScene } from "@codetale/contract/stories/player";
import type { Scene } from "@codetale/domain/stories/graph";
import type { ScenePictures } from "@codetale/domain/stories/pictures/cards";
import { castOf } from "./older-cast.ts";

/**
 * A downloaded story as the domain has it. What its scenes teach and show serves the checks on a
 * generated story; readers do not get it. Copies of older versions are read as well.
 */
export function storyGraphOf<S extends StoredScene>(stored: readonly S[]) {
  const shown = stored.map(({ cast }) => castOf(cast));
  const figures = new Map(
    shown.flat().map(({ name, kind, age }) => [name, { name, kind, age }] as const),
  );
  const byId = new Map(stored.map((scene) => [scene.id, scene]));
  return {
    figures: [...figures.values()],
    picturesOf: ({ id }: Pick<Scene, "id">) => picturesIn(byId.get(id)),
    scenes: stored.map((scene, index) => {
      const cast = shown[index] ?? [];
      // Missing in copies of older versions.
      const { sky = "day" }: Partial<StoredScene> = scene;
      return {
        ...scene,
        sky,
        cast: cast.map(({ name }) => name),
        moods: Object.fromEntries(cast.map(({ name, mood }) => [name, mood])),
        teaches: [],
        shows: [],
      };
    }),
  };
}

/** Copies of older versions have no pictures. */
function picturesIn(scene: StoredScene | undefined): ScenePictures {
  const { thing = null, choices = [] }: Partial<StoredScene> = scene ?? {};
  return {
    thing,
    choices: choices.map(({ picture = null }: Partial<(typeof choices)[number]>) => picture),
  };
}
