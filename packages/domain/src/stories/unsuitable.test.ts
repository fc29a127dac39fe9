import { describe, expect, it, test } from "vitest";
import { wishes } from "../testing/stories.ts";
import { findUnsuitable, unsuitableWord, unsuitableWords } from "./unsuitable.ts";

it("lets ordinary wishes pass", () => {
  expect(findUnsuitable(wishes())).toBeNull();
});

describe("what does not belong in a child's story", () => {
  const child = { name: "Mina", age: "6", interests: "dinosaurs" };
  const character = { name: "Lila", role: "hero", traits: "kind" };

  test.each([
    {
      list: "children",
      field: "interests",
      asked: { children: [child, { ...child, interests: "Guns, trains" }] },
      index: 1,
    },
    {
      list: "characters",
      field: "role",
      asked: { characters: [{ ...character, role: "murderer" }] },
      index: 0,
    },
    {
      list: "characters",
      field: "traits",
      asked: { characters: [{ ...character, traits: "le gusta matar" }] },
      index: 0,
    },
    {
      list: "characters",
      field: "traits",
      asked: { characters: [{ ...character, traits: "aime tuer" }] },
      index: 0,
    },
    {
      list: "objectives",
      field: null,
      asked: { objectives: ["sharing", "how to build a BOMB"] },
      index: 1,
    },
    {
      list: "children",
      field: "interests",
      asked: { children: [{ ...child, interests: "बंदूक" }] },
      index: 0,
    },
    {
      list: "characters",
      field: "role",
      asked: { characters: [{ ...character, role: "हथियार वाला हत्यारा" }] },
      index: 0,
    },
    {
      list: "children",
      field: "interests",
      asked: { children: [{ ...child, interests: "pistolas de verdad" }] },
      index: 0,
    },
  ] as const)("is refused with its field: $list $field", ({ list, field, asked, index }) => {
    expect(findUnsuitable(wishes(asked))).toMatchObject({ list, field, index });
  });

  it("is refused in a sentence that names the word", () => {
    const found = findUnsuitable(wishes({ objectives: ["no drugs"] }));
    expect(found?.sentence).toContain("“drugs” does not belong");
  });

  test.each([
    ["bastard", "drogas", "mierda", "torturer", "merde", "शराब"],
    ["weed", "suicidal", "assassin", "nude", "violación", "pistola"],
  ])("is refused in every language: %s, %s, %s, %s, %s, %s", (...words) => {
    const passed = words.filter(
      (interests) => findUnsuitable(wishes({ children: [{ ...child, interests }] })) === null,
    );
    expect(passed).toEqual([]);
  });

  test.each([
    "a killer whale",
    "killer whales",
    "a bath bomb",
    "bath bombs",
    "une bombe à eau",
    "una bomba de agua",
    "Essex",
    "skilled guests",
    "shooting stars",
    "les bombes à eau",
    "las bombas de jabón",
    "bomberos y matemáticas",
    "la heroína del cuento",
  ])("is not meant by %s", (interests) => {
    expect(findUnsuitable(wishes({ children: [{ ...child, interests }] }))).toBeNull();
  });

  test.each([
    "scared of the blood test at the doctor",
    "how the heart pumps blood",
    "खून क्यों लाल होता है",
    "not killing ants",
    "no matar hormigas",
    "ne pas tuer les fourmis",
    "getting dressed, she runs around naked",
    "el árbol desnudo del invierno",
    "नंगा घूमता है, कपड़े नहीं पहनता",
    "matar khana sikhna",
    "gore aur kaale sab barabar",
    "achhe gun sikhna",
    "bade hokar heroin banna",
    "same-sex parents",
    "preventing sexual abuse",
    "her room looks like a bomb hit it",
    "brushing hair is torture",
    "helping to weed the garden",
  ])("[SMAKE-7] is not meant by an objective of children's lives: %s", (objective) => {
    expect(findUnsuitable(wishes({ objectives: [objective] }))).toBeNull();
  });

  test.each([
    "naked mole-rats",
    "water gun",
    "Water-guns and nerf guns",
    "pistolet à eau",
    "pistola de agua",
    "पानी की बंदूक",
    "las ballenas asesinas",
    "les orques tueuses",
  ])("is not meant by an interest: %s", (interests) => {
    expect(findUnsuitable(wishes({ children: [{ ...child, interests }] }))).toBeNull();
  });

  test.each([
    "murder",
    "how to kill someone",
    "killing people",
    "He killed his brother.",
    "she wants to kill herself",
    "matar a alguien",
    "matar gente",
    "quiere matar a su hermano",
    "tuer quelqu’un",
    "tuer des gens",
    "उसने ख़ून किया",
    "blood and gore",
    "sex",
    "sexual jokes",
    "a gun",
    "fire, water, guns",
    "une bombe",
    "un pistolet",
    "une arme: le fusil de papa",
    "heroin",
    "drugs",
    "suicide",
  ])("is meant by “%s”", (text) => {
    expect(unsuitableWord(text)).not.toBeNull();
  });
});

it("names all words that do not belong, those of several words last", () => {
  expect(unsuitableWords("Kill somebody with a gun or a rifle")).toEqual([
    "gun",
    "rifle",
    "kill somebody",
  ]);
});
