import { expect, test } from "vitest";
import { pictureOrPlaque, withArticle } from "./interest-phrase.ts";

test.each([
  ["dinosaures", "les dinosaures"],
  ["Jeux vidéo", "les jeux vidéo"],
  ["les trains", "les trains"],
  ["espace", "l’espace"],
  ["l'espace", "l’espace"],
  ["écrire", "écrire"],
  ["foot", "le foot"],
  ["danse classique", "la danse classique"],
  ["jouer aux échecs", "jouer aux échecs"],
  ["tous les animaux", "tous les animaux"],
  ["Minecraft", "Minecraft"],
  ["Paris", "Paris"],
])("%s is named %s", (typed, expected) => {
  expect(withArticle(typed)).toBe(expected);
});

test("what one does is written, what there is may also be drawn", () => {
  const frames = {
    picture: (words: string) => [`image : ${words}`],
    plaque: (words: string) => [`« ${words} »`],
  };
  expect(pictureOrPlaque("jouer aux échecs", frames)).toEqual(["« Jouer aux échecs »"]);
  expect(pictureOrPlaque("avions", frames)).toEqual(["image : les avions", "« Les avions »"]);
});
