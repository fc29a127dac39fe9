import { expect, it, test } from "vitest";
import { wishes } from "@codetale/domain/testing/stories";
import { diceFrom } from "@codetale/domain/stories/dice";
import { castStory, type CastingWords } from "./cast.ts";

const words: CastingWords = {
  roles: {
    hero: ["hero"],
    villain: ["villain"],
    mentor: ["mentor"],
    helper: ["helper"],
    trickster: ["trickster"],
    guardian: ["guardian"],
  },
  traits: {
    grumpy: ["grump"],
    shy: ["shy"],
    brave: ["brave"],
    curious: ["curious"],
    kind: ["kind"],
    funny: ["funny"],
    wise: ["wise"],
    cheerful: ["cheer"],
    proud: ["proud"],
    sleepy: ["sleepy"],
    lonely: ["lonely"],
    afraid: ["afraid"],
  },
  joiners: ["and"],
  friends: [
    { name: "Pip", role: "mouse", traits: "brave" },
    { name: "Moss", role: "turtle", traits: "wise" },
  ],
  others: [{ name: "Grumbo", role: "troll", traits: "lonely" }],
};

function cast(...typed: string[]) {
  const characters = typed.map((text) => {
    const [name = "", role = "", traits = ""] = text.split(":");
    return { name, role, traits };
  });
  const { friend, other, extras } = castStory(wishes({ characters }), words, diceFrom("x"));
  return { friend: friend.name, other: other.name, extras: extras.map(({ name }) => name) };
}

test.each([
  { typed: ["Lila:clockmaker"], friend: "Lila", other: "Grumbo", extras: [] },
  { typed: ["Zog:the villain", "Lila:helper"], friend: "Lila", other: "Zog", extras: [] },
  { typed: ["Ann:helper", "Max:hero"], friend: "Max", other: "Grumbo", extras: ["Ann"] },
  { typed: ["Trix:trickster", "Ann:helper"], friend: "Ann", other: "Trix", extras: [] },
  { typed: ["Trix:trickster"], friend: "Trix", other: "Grumbo", extras: [] },
  { typed: ["Zog:villain", "Bog:villain"], friend: "Bog", other: "Zog", extras: [] },
])("$typed are cast as friend $friend and other $other", ({ typed, ...parts }) => {
  expect(cast(...typed)).toEqual(parts);
});

it("fills an open part with a stock character whose name is not taken", () => {
  const asked = wishes({
    children: [{ name: "Pip", age: "5", interests: "" }],
    characters: [{ name: "Zog", role: "villain", traits: "" }],
  });
  expect(castStory(asked, words, diceFrom("x")).friend).toMatchObject({
    name: "Moss",
    character: null,
  });
});

it("reads traits one by one and keeps the words", () => {
  const asked = wishes({
    characters: [{ name: "Lila", role: "x", traits: "Grumpy and kind, likes tea and cake" }],
  });
  expect(castStory(asked, words, diceFrom("x")).friend).toMatchObject({
    traits: ["grumpy", "kind"],
    traitWords: ["Grumpy", "kind", "likes tea and cake"],
  });
});
