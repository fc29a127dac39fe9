import { expect, test } from "vitest";
import { de, list } from "./grammar.ts";

test.each([
  [[], ""],
  [["Mina"], "Mina"],
  [["Mina", "Léo"], "Mina et Léo"],
  [["Mina", "Léo", "Sam"], "Mina, Léo et Sam"],
])("%j are listed as %j", (items, listed) => {
  expect(list(items)).toBe(listed);
});

test.each([
  ["Mina", "de Mina"],
  ["Anna", "d’Anna"],
  ["Élodie", "d’Élodie"],
  ["Œdipe", "d’Œdipe"],
  ["Inès", "d’Inès"],
  ["Hugo", "d’Hugo"],
  ["Hassan", "de Hassan"],
  ["Yves", "d’Yves"],
  ["Yasmine", "de Yasmine"],
  ["Ouassim", "de Ouassim"],
  ["मीरा", "de मीरा"],
  ["Le Petit Poucet", "du Petit Poucet"],
  ["Les Trois Ours", "des Trois Ours"],
  ["Léa", "de Léa"],
  ["horlogère", "d’horlogère"],
  ["héroïne", "d’héroïne"],
  ["héros", "de héros"],
  ["hérisson", "de hérisson"],
  ["âne", "d’âne"],
])("of %s is %s", (words, expected) => {
  expect(de(words)).toBe(expected);
});
