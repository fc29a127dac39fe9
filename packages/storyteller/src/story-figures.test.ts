import { describe, expect, it, test } from "vitest";
import { storyLanguages } from "@codetale/domain/stories/languages";
import { figureKinds } from "@codetale/domain/stories/pictures/figures";
import { figuresOf } from "./story-figures.ts";
import { storyLocales } from "./story-locales.ts";

const look = (language: string, role: string, traits = "") => {
  const characters = [{ name: "Boo", role, traits }];
  const [figure] = figuresOf({ children: [], characters }, language);
  return [figure?.kind, figure?.age];
};

describe("[SPLAY-9] characters are drawn", () => {
  test.each([
    ...(["cloud", "goose", "cow", "snail", "fish", "dragon", "robot", "king"] as const),
    ...(["ant", "crocodile", "penguin", "pig", "snake", "spider", "vampire", "whale"] as const),
  ])("as a %s where the role says so, in every language", (kind) => {
    for (const language of storyLanguages) {
      const { name } = storyLocales[language].casting.figures[kind];
      expect(look(language, name)[0]).toBe(kind);
    }
  });

  test.each([
    ["en", "a cloud", "", "cloud", "adult"],
    ["en", "ladybug", "", "insect", "adult"],
    ["en", "squirrel", "", "mouse", "adult"],
    ["en", "baby dragon", "grumpy", "dragon", "child"],
    ["en", "old fisher", "", "sailor", "old"],
    ["en", "grandmother", "young at heart", "person", "old"],
    ["en", "owl", "wise", "owl", "old"],
    ["en", "mouse", "tiny, brave", "mouse", "child"],
    ["en", "boy, six years old", "", "person", "child"],
    ["en", "friend", "very old", "person", "old"],
    ["en", "best friend", "", "person", "child"],
    ["en", "villain", "", "person", "adult"],
    ["es", "una nube pequeña", "", "cloud", "child"],
    ["es", "abuela", "", "person", "old"],
    ["es", "un caracol viejo", "", "snail", "old"],
    ["fr", "un petit nuage", "", "cloud", "child"],
    ["fr", "grand-père", "", "person", "old"],
    ["fr", "un vieil escargot", "", "snail", "old"],
    ["hi", "छोटा बादल", "", "cloud", "child"],
    ["hi", "दादी", "", "person", "old"],
    ["hi", "बूढ़ा घोंघा", "", "snail", "old"],
    ["es", "dragon", "", "dragon", "adult"],
    ["Klingon", "old dragon", "", "dragon", "old"],
  ])("%s: %s, %s: as %s, %s", (language, role, traits, kind, age) => {
    expect(look(language, role, traits)).toEqual([kind, age]);
  });

  it("as children where they are the children of the wishes", () => {
    const children = [{ name: " Mina\n", age: "6", interests: "" }];
    expect(figuresOf({ children, characters: [] }, "en")).toEqual([
      { name: "Mina", kind: "person", age: "child" },
    ]);
  });

  it("once, where two have one name", () => {
    const children = [{ name: "Boo", age: "6", interests: "" }];
    const characters = [{ name: "Boo", role: "cat", traits: "" }];
    expect(figuresOf({ children, characters }, "en")).toEqual([
      { name: "Boo", kind: "person", age: "child" },
    ]);
  });

  it("by what stock characters are", () => {
    for (const language of storyLanguages) {
      const { friends, others } = storyLocales[language].casting;
      for (const { role, traits } of [...friends, ...others]) {
        expect([role, ...look(language, role, traits)]).not.toContain("person");
      }
    }
    expect(figureKinds).toContain("cloud");
  });
});
