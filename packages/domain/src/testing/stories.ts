/** Builders for stories and what parents ask for. */
import type { PicturedStory, Scene } from "../stories/graph.ts";
import type { ShownFigure, StoryFigure } from "../stories/pictures/figures.ts";
import type { StoryWishes } from "../stories/wishes.ts";

/** A scene that says something and ends the story as `the-end`, with `facts` on top. */
export function aScene(facts: Partial<Scene> = {}): Scene {
  return {
    id: "start",
    title: "A scene",
    speaker: null,
    dialogue: "Mina met Lila the grumpy clockmaker.",
    choices: [],
    nextId: null,
    ending: null,
    setting: "village",
    sky: "day",
    cast: ["Mina", "Lila"],
    moods: {},
    teaches: [],
    shows: [],
    ...facts,
  };
}

/** The smallest story that is right: three questions in a row, three endings. */
export function aStory(): PicturedStory {
  const ask = (id: string, first: string, second: string) =>
    aScene({
      id,
      choices: [
        { text: "Go left", nextId: first },
        { text: "Turn right", nextId: second },
      ],
    });
  const end = (ending: string) => aScene({ id: ending, ending, dialogue: `All ended: ${ending}.` });
  return {
    figures: theFigures,
    scenes: [
      {
        ...ask("start", "second", "second"),
        teaches: [0],
        shows: [{ character: 0, role: true, traits: true }],
      },
      ask("second", "third", "other-third"),
      ask("third", "one", "two"),
      ask("other-third", "two", "three"),
      ...["one", "two", "three"].map(end),
    ],
  };
}

/** Of the characters of `aScene`. */
export const theFigures: readonly StoryFigure[] = [
  { name: "Mina", kind: "person", age: "child" },
  { name: "Lila", kind: "inventor", age: "adult" },
];

/** A child in the picture of a scene, calm. */
export function aShownFigure(name: string, facts: Partial<ShownFigure> = {}): ShownFigure {
  return { name, kind: "person", age: "child", mood: "calm", ...facts };
}

/** One child, one character, one objective, in English. */
export function wishes(facts: Partial<StoryWishes> = {}): StoryWishes {
  return {
    children: [{ name: "Mina", age: "6", interests: "dinosaurs, the moon" }],
    characters: [{ name: "Lila", role: "clockmaker", traits: "grumpy, kind" }],
    objectives: ["sharing toys"],
    language: "English",
    ...facts,
  };
}

/** The story with one scene changed. */
export function changed(story: PicturedStory, id: string, facts: Partial<Scene>): PicturedStory {
  return {
    ...story,
    scenes: story.scenes.map((scene) => (scene.id === id ? { ...scene, ...facts } : scene)),
  };
}

/** The story with all scenes changed alike. */
export function everywhere(story: PicturedStory, facts: Partial<Scene>): PicturedStory {
  return { ...story, scenes: story.scenes.map((scene) => ({ ...scene, ...facts })) };
}

export function added(story: PicturedStory, scene: Scene): PicturedStory {
  return { ...story, scenes: [...story.scenes, scene] };
}
