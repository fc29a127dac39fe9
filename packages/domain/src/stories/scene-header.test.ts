import { expect, it } from "vitest";
import { aScene, theFigures } from "../testing/stories.ts";
import { asciiJson, asciiJsonLength, publicScene } from "./scene-header.ts";

it("[SPLAY-9] is ASCII in one line, and any JSON parser reads it back", () => {
  const scene = aScene({
    title: "नदी\n",
    sky: "rain",
    moods: { Lila: "angry" },
    dialogue: "“¡Hola!” 🦄 \u2028 \u007F",
    choices: [
      { text: "Cruza la l’île", nextId: "secret" },
      { text: "Espera", nextId: "other" },
    ],
  });
  const shown = publicScene(scene, theFigures, { thing: "bridge", choices: ["river", null] });
  const header = asciiJson(shown);
  expect(header).toMatch(/^[ -~]+$/);
  expect(header).toHaveLength(asciiJsonLength(shown));
  expect(JSON.parse(header)).toEqual({
    id: "start",
    title: scene.title,
    speaker: null,
    dialogue: scene.dialogue,
    choices: ["Cruza la l’île", "Espera"],
    choice_pictures: ["river", null],
    prompt_for_user: true,
    next_id: null,
    setting: "village",
    sky: "rain",
    thing: "bridge",
    cast: [
      { name: "Mina", kind: "person", age: "child", mood: "calm" },
      { name: "Lila", kind: "inventor", age: "adult", mood: "angry" },
    ],
  });
});
