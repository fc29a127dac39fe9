/** The lines of a story that its owner may change, and a story with one of them changed. */
import type { Scene } from "./graph.ts";

/** Where a line stands; `choice` is the place among the scene's choices, from 0. */
export type LinePlace =
  | { part: "title" }
  | { part: "dialogue"; sceneId: string }
  | { part: "choice"; sceneId: string; choice: number };

type SceneWithLines = Pick<Scene, "id" | "dialogue" | "choices">;

interface StoryWithLines<S extends SceneWithLines> {
  title: string;
  scenes: readonly S[];
}

/** @returns undefined where the story has no such line */
export function lineAt(
  { title, scenes }: StoryWithLines<SceneWithLines>,
  place: LinePlace,
): string | undefined {
  if (place.part === "title") return title;
  const scene = scenes.find(({ id }) => id === place.sceneId);
  return place.part === "dialogue" ? scene?.dialogue : scene?.choices[place.choice]?.text;
}

/** The same story where it has no such line. */
export function withLine<Story extends StoryWithLines<SceneWithLines>>(
  story: Story,
  place: LinePlace,
  text: string,
): Story {
  if (place.part === "title") return { ...story, title: text };
  const change = (scene: SceneWithLines): SceneWithLines =>
    place.part === "dialogue"
      ? { ...scene, dialogue: text }
      : {
          ...scene,
          choices: scene.choices.map((choice, index) =>
            index === place.choice ? { ...choice, text } : choice,
          ),
        };
  return {
    ...story,
    scenes: story.scenes.map((scene) => (scene.id === place.sceneId ? change(scene) : scene)),
  };
}
