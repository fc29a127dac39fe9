import { aScene } from "@codetale/domain/testing/stories";
import { expect, it } from "vitest";
import { aStoryRequest, wishesOf } from "#testing/stories";
import { anonymousWishes } from "./anonymous-wishes.ts";
import { anonymousEarlierStory } from "./earlier-story.ts";

it.each([
  ["Mina finds a key", "Robin finds a key"],
  ["minas key", "Robin key"],
  ["Robin finds a key", "Sky finds a key"],
  ["Robin and Mina, Otto and Robin", "Sky and Robin, Jo and Sky"],
])("[SMAKE-4] the model knows the child that “but this time” names: %s", (butThisTime, sent) => {
  const wishes = wishesFor("Mina");
  const earlier = anonymousEarlierStory(againOf(["Robin", "Otto"], butThisTime), wishes);
  expect(earlier.butThisTime).toBe(sent);
  expect(anonymousWishes(wishes).data.children[0]!.name).toBe("Robin");
});

it("[SMAKE-4] a child of both stories is the one of the wishes", () => {
  const again = againOf(["Robin", "Mina"], "Mina finds a key");
  expect(anonymousEarlierStory(again, wishesFor("Mina")).butThisTime).toBe("Robin finds a key");
});

function wishesFor(name: string) {
  const [child] = aStoryRequest().childrens_info;
  return wishesOf(aStoryRequest({ childrens_info: [{ ...child!, name }] }));
}

function againOf(names: readonly string[], butThisTime: string) {
  return {
    adventure: "new" as const,
    plot: null,
    butThisTime,
    children: names.map((name) => ({ name, age: "5", interests: "" })),
    told: { title: "The key", scenes: [aScene({ id: "start", dialogue: "Once." })] },
  };
}
