import { wishes } from "@codetale/domain/testing/stories";
import { expect, it } from "vitest";
import { anonymousWishes } from "./anonymous-wishes.ts";

const asked = wishes({
  children: [
    { name: "Mina", age: "9", interests: "Mina's moon" },
    { name: "Sunny", age: "8", interests: "tubas" },
  ],
  characters: [
    { name: "Mina's cat", role: "pet", traits: "shy" },
    { name: "Lila", role: "hero", traits: "kind" },
  ],
});

it("[SLIB-3] has stand-ins for the names of children, and a group of ages in place of their own", () => {
  expect(anonymousWishes(asked).data).toEqual({
    language: "English",
    ages: "5-9",
    children: [
      { name: "Robin", loves: "Robin's moon", understood: ["the moon"] },
      { name: "Sky", loves: "tubas" },
    ],
    characters: [
      { name: "Robin's cat", role: "pet", traits: "shy", understood: ["a helper", "shy"] },
      { name: "Lila", role: "hero", traits: "kind", understood: ["a hero", "kind"] },
    ],
    objectives: ["sharing toys"],
    lessons: [expect.objectContaining({ objective: 0, theme: "sharing" })],
    onlyMentioned: [],
  });
});

it("puts the real names back where they stand alone, each once", () => {
  const { withRealNames } = anonymousWishes(asked);

  expect(
    withRealNames("Robin's cat and Robin’s hat: Robin, Sky! Robinson, robin and skylarks."),
  ).toBe("Mina's cat and Mina’s hat: Mina, Sunny! Robinson, robin and skylarks.");
});

it("names a language of ours as we do, and any other as the parent did", () => {
  expect(anonymousWishes(wishes({ language: "español" })).language).toBe("es");
  expect(anonymousWishes(wishes({ language: " Plattdeutsch\n" })).language).toBe("Plattdeutsch");
});
