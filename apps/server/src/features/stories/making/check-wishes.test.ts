import { expect, it } from "vitest";
import { checkWishes } from "./check-wishes.ts";

it("[SMAKE-5] gives two people who were typed as one character as two, after naming faults as typed", () => {
  const order = {
    childrens_info: [{ name: "Mina", age: "6", interests: "trains" }],
    characters: [
      { name: "Zoé et Léa", role: "amies", traits: "timides" },
      { name: "Sel et Poivre", role: "le chat", traits: "drôle" },
    ],
    learning_objectives: ["partager"],
    story_language: "French",
    fallback: true,
  };

  expect(checkWishes(order).characters.map(({ name }) => name)).toEqual([
    "Zoé",
    "Léa",
    "Sel et Poivre",
  ]);
  const twice = { ...order.characters[1], name: "Mina" } as (typeof order.characters)[number];
  const characters = [...order.characters, twice];
  expect(() => checkWishes({ ...order, characters })).toThrow(
    expect.objectContaining({
      details: { errors: [expect.objectContaining({ path: "characters.2.name" })] },
    }),
  );
});
