import { aShownFigure, aStory } from "@codetale/domain/testing/stories";
import { expect, it } from "vitest";
import { bookPages } from "./book-pages.ts";
import { bookWordsOf, listOf } from "./book-words.ts";

const scenes = aStory().scenes.map((scene) => ({
  ...scene,
  choices: scene.choices.map((choice) => ({ ...choice, picture: null })),
  thing: null,
  cast: scene.cast.map((name) => aShownFigure(name)),
  wordStarts: null,
  audio: null,
  choiceAudio: [],
}));

it("numbers the pages as a PDF does, the cover being the first", () => {
  const pages = bookPages(scenes);
  expect(pages.map(({ number }) => number)).toEqual([2, 3, 4, 5, 6, 7, 8]);
  expect(pages[0]?.scene.id).toBe("start");
});

it("says where each choice leads, which is always a later page", () => {
  const pages = bookPages(scenes);
  const pageOf = (id: string) => pages.find(({ scene }) => scene.id === id)!.number;
  const third = pages.find(({ scene }) => scene.id === "third")!;
  expect(third.choices).toEqual([
    { text: "Go left", page: pageOf("one") },
    { text: "Turn right", page: pageOf("two") },
  ]);
  for (const { choices, number } of pages) {
    for (const { page } of choices) expect(page).toBeGreaterThan(number);
  }
  expect(pages.filter(({ isEnding }) => isEnding).map(({ scene }) => scene.id)).toHaveLength(3);
});

it("names the page on which a scene goes on, unless it is the next one", () => {
  const [first, ...others] = scenes;
  const joined = [
    { ...first!, choices: [choice("a"), choice("b")] },
    { ...others[0]!, id: "a", choices: [], nextId: "end" },
    { ...others[0]!, id: "b", choices: [], nextId: "end" },
    { ...others[0]!, id: "end", choices: [], nextId: null, ending: "end" },
  ];
  expect(bookPages(joined).map(({ goesOnAt }) => goesOnAt)).toEqual([null, 5, null, null]);
});

it("speaks the language of the story, else English", () => {
  expect(bookWordsOf("hi").turnTo(7)).toBe("पन्ना 7 खोलो");
  expect(bookWordsOf("fr").for("Mina")).toBe("pour Mina");
  expect(bookWordsOf("Klingon").theEnd).toBe("The End");
  expect(bookWordsOf("toString").theEnd).toBe("The End");
  expect(listOf(["Mina", "Otto", "Ada"], "es")).toBe("Mina, Otto y Ada");
  expect(listOf(["Mina"], undefined)).toBe("Mina");
});

function choice(nextId: string) {
  return { text: nextId, nextId, picture: null };
}
