import { expect, it } from "vitest";
import { aScene } from "../testing/stories.ts";
import { asciiJson, asciiJsonLength, publicScene } from "./scene-header.ts";

it("is ASCII in one line, and any JSON parser reads it back", () => {
  const scene = aScene({
    title: "नदी\n",
    dialogue: "“¡Hola!” 🦄 \u2028 \u007F",
    choices: [
      { text: "Cruza la l’île", nextId: "secret" },
      { text: "Espera", nextId: "other" },
    ],
  });
  const header = asciiJson(publicScene(scene));
  expect(header).toMatch(/^[ -~]+$/);
  expect(header).toHaveLength(asciiJsonLength(publicScene(scene)));
  expect(JSON.parse(header)).toEqual({
    id: "start",
    title: scene.title,
    speaker: null,
    dialogue: scene.dialogue,
    choices: ["Cruza la l’île", "Espera"],
    prompt_for_user: true,
    next_id: null,
    setting: "village",
    cast: ["Mina", "Lila"],
  });
});
