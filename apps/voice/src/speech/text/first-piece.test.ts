import { expect, it } from "vitest";
import type { StoryLanguage } from "@codetale/domain/stories/languages";
import { splitFirstPiece } from "./first-piece.ts";
import { splitWords } from "./text-words.ts";

const piecesOf = (text: string, language: StoryLanguage = "en") =>
  splitFirstPiece(splitWords(text, language), language);
const textsOf = (text: string, language?: StoryLanguage) =>
  piecesOf(text, language).map((words) => words.map(({ text: word }) => word).join(" "));

it.each<[StoryLanguage, string, string]>([
  ["en", "On the windy hill, there stood a clay oven with a cake.", "On the windy hill,"],
  [
    "en",
    "The badger opened the big door and looked for the lantern.",
    "The badger opened the big door",
  ],
  [
    "es",
    "La tejona abrió la puerta grande y buscó la linterna azul.",
    "La tejona abrió la puerta grande",
  ],
  [
    "fr",
    "Le blaireau ouvre la grande porte et cherche la lanterne.",
    "Le blaireau ouvre la grande porte",
  ],
  ["hi", "बिज्जू धीरे से उठा और अपनी नीली लालटेन लेकर चला।", "बिज्जू धीरे से उठा"],
])("cuts a %s sentence at the border of a clause: %s", (language, text, first) => {
  const [piece, rest] = textsOf(text, language);

  expect(piece).toBe(first);
  expect(`${piece} ${rest}`).toBe(text);
});

it.each<[StoryLanguage, string, string]>([
  [
    "en",
    "The badger slowly carried the lantern of the old miller home.",
    "The badger slowly carried the lantern",
  ],
  [
    "es",
    "La tejona llevó despacio la vieja linterna del molinero a casa.",
    "La tejona llevó despacio la vieja linterna",
  ],
  [
    "fr",
    "Le blaireau rapporte lentement la lanterne du vieux meunier.",
    "Le blaireau rapporte lentement la lanterne",
  ],
  ["hi", "पुराने चौक पर बरगद का पेड़ खड़ा था और सब सो रहे थे।", "पुराने चौक पर"],
])("cuts no %s words apart that are said in one breath: %s", (language, text, first) => {
  expect(textsOf(text, language)[0]).toBe(first);
});

it("cuts Hindi sooner, whose letters hold their vowels", () => {
  expect(textsOf("बरगद पर चढ़कर सबने आसपास नज़र दौड़ाई।", "hi")).toHaveLength(2);
});

it("lets a cut without a mark sound like a comma, and loses no word's place", () => {
  const pieces = piecesOf("The badger slowly opened the enormous creaking wooden cellar door.");

  expect(pieces[0]?.at(-1)?.pieces.at(-1)).toEqual({ mark: "," });
  expect(pieces.flat().map(({ index }) => index)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
});

it("leaves a short sentence, and one long word, whole", () => {
  expect(textsOf("It was late, and the sun went down.")).toHaveLength(1);
  expect(textsOf("a".repeat(80))).toHaveLength(1);
});
