/** A story with other words in place of some, such as other names, wherever words are told or shown. */
import type { Scene, TitledStory } from "./graph.ts";
import type { StoryFigure } from "./pictures/figures.ts";

type Say = (text: string) => string;

export function storyInOtherWords({ title, figures, scenes }: TitledStory, say: Say): TitledStory {
  return {
    title: say(title),
    figures: figuresInOtherWords(figures, say),
    scenes: scenes.map((scene) => sceneInOtherWords(scene, say)),
  };
}

export function sceneInOtherWords(scene: Scene, say: Say): Scene {
  return {
    ...scene,
    title: say(scene.title),
    speaker: scene.speaker === null ? null : say(scene.speaker),
    dialogue: say(scene.dialogue),
    choices: scene.choices.map((choice) => ({ ...choice, text: say(choice.text) })),
    ending: scene.ending === null ? null : say(scene.ending),
    cast: scene.cast.map(say),
    moods: Object.fromEntries(Object.entries(scene.moods).map(([name, mood]) => [say(name), mood])),
  };
}

/** Of two figures that get one name, the first stays. */
export function figuresInOtherWords(figures: readonly StoryFigure[], say: Say): StoryFigure[] {
  const byName = new Map<string, StoryFigure>();
  for (const figure of figures) {
    const name = say(figure.name);
    if (!byName.has(name)) byName.set(name, { ...figure, name });
  }
  return [...byName.values()];
}
