import { expect, it, test } from "vitest";
import { aScene } from "../../testing/stories.ts";
import { scenePictures } from "./scene-pictures.ts";

const toChoices = (...texts: string[]) => texts.map((text) => ({ text, nextId: "on" }));

it("[SPLAY-8] gives each choice of a scene a picture, in order", () => {
  const scene = aScene({ choices: toChoices("Ask the owl", "Ring the bell") });
  expect(scenePictures(scene, "en").choices).toEqual(["owl", "bell"]);
});

test.each([
  ["the title names", { title: "The bell is gone", dialogue: "A cake stood there." }, "bell"],
  ["is named often", { title: "At night", dialogue: "A bell! The bell rang over a cake." }, "bell"],
  [
    "choices speak of",
    {
      title: "At night",
      dialogue: "There lay a rope and a cake.",
      choices: toChoices("Throw the rope", "Ask the owl"),
    },
    "rope",
  ],
])("[SPLAY-8] the thing of a scene is the one that %s", (_, facts, thing) => {
  expect(scenePictures(aScene(facts), "en").thing).toBe(thing);
});

test.each([
  ["is named once, in passing", { title: "At night", dialogue: "A cake stood there." }],
  ["is a part of the body", { title: "A hand", dialogue: "One hand waved to the other hand." }],
  ["the setting shows", { title: "The forest", dialogue: "Tree after tree, a tree, a path." }],
  ["is done", { title: "Sing!", dialogue: "They sang, and sang, and danced." }],
  [
    "only choices name",
    { title: "At night", dialogue: "What now?", choices: toChoices("A bell", "A bell, a bell") },
  ],
])("[SPLAY-8] no thing is shown that %s", (_, facts) => {
  expect(scenePictures(aScene(facts), "en").thing).toBeNull();
});

it("[SPLAY-8] takes no name for what it may mean, unless it is what its bearer looks like", () => {
  const scene = aScene({
    title: "Rose",
    dialogue: "Rose met Bear. “Rose!” said Bear.",
    choices: toChoices("Help Rose", "Ask Bear"),
    cast: ["Rose", "Bear"],
  });
  expect(scenePictures(scene, "en")).toEqual({ thing: null, choices: ["help", "bear"] });
  expect(scenePictures({ ...scene, cast: [] }, "en").thing).toBe("flower");
});

it("[SPLAY-8] a scene in a language without words has no pictures", () => {
  const scene = aScene({ title: "The bell", choices: toChoices("A bell", "A cake") });
  expect(scenePictures(scene, "pt")).toEqual({ thing: null, choices: [null, null] });
});
