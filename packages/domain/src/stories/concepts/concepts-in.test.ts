import { expect, it, test } from "vitest";
import { storyLanguages } from "../languages.ts";
import { actionIds } from "../pictures/cards.ts";
import { figureKinds } from "../pictures/figures.ts";
import { thingIds } from "../pictures/things.ts";
import { conceptsIn, everyConceptIn, plainWordsOf, wordsOfConcepts } from "./concepts-in.ts";
import { conceptWords } from "./words.ts";

const concepts = (text: string, language: string) =>
  conceptsIn(text, language).map(({ concept }) => concept);

test.each([
  ["en", "Cut it up!", ["cut"]],
  ["en", "Let’s break it", ["cut"]],
  ["en", "Shaking hands with a frog", ["shake-hands", "frog"]],
  ["en", "Take turns", ["turns"]],
  ["en", "brushing our teeth", ["brush", "tooth"]],
  ["es", "Córtala por la mitad", ["cut"]],
  ["es", "llámalos", ["call"]],
  ["es", "Abrázame, abuela", ["hug", "person"]],
  ["fr", "Coupons-la !", ["cut"]],
  ["fr", "Demande à l’escargot", ["ask", "snail"]],
  ["fr", "Les œufs", ["egg"]],
  ["hi", "दरवाज़ा खटखटाओ", ["door", "knock"]],
  ["hi", "पेड़ पर चढ़ो", ["tree", "climb"]],
])("[SPLAY-8] in “%s”, “%s” says %j", (language, text, found) => {
  expect(concepts(text, language)).toEqual(found);
});

test.each([
  ["es", "AVIÓN, árbol", "avión, arbol"],
  ["fr", "la forêt", "la foret"],
  ["hi", "दरवाज़ा, पेड़, बाँध", "दरवाजा, पेड, बांध"],
])("[SPLAY-8] in “%s”, “%s” is as “%s”, with or without the marks", (language, text, unmarked) => {
  expect(concepts(text, language)).not.toEqual([]);
  expect(concepts(unmarked, language)).toEqual(concepts(text, language));
});

it("[SPLAY-8] finds the longest entry, and no part of it", () => {
  expect(concepts("an ice cream", "en")).toEqual(["ice-cream"]);
  expect(concepts("ice and cream", "en")).toEqual(["snow"]);
});

it("[SPLAY-8] finds a whole word before the beginning of one", () => {
  expect(concepts("listen", "en")).toEqual(["listen"]);
  expect(concepts("list", "en")).toEqual(["list"]);
  expect(concepts("suena", "es")).toEqual(["listen"]);
  expect(concepts("sueña", "es")).toEqual(["dream"]);
});

it("[SPLAY-8] says where a concept is first said, and each time if asked", () => {
  const text = "The old bell, the bell of the tower";
  expect(conceptsIn(text, "en")).toEqual([
    { concept: "bell", at: 2 },
    { concept: "tower", at: 7 },
  ]);
  expect(everyConceptIn(text, "en").map(({ at }) => at)).toEqual([2, 4, 7]);
});

it("[SPLAY-8] finds nothing in a language that it has no words of", () => {
  expect(conceptsIn("the bell", "pt")).toEqual([]);
});

const ids = [...figureKinds, ...thingIds, ...actionIds];

test.each(storyLanguages)("[SPLAY-8] every concept has words in “%s”, each found", (language) => {
  const lost = ids.flatMap((id) =>
    conceptWords[language][id]
      .split(" ")
      .map((entry) => entry.replace("=", "").replaceAll("_", " "))
      .filter((said) => !concepts(said, language).includes(id))
      .map((said) => `${id}: ${said}`),
  );
  expect(lost).toEqual([]);
});

test.each(storyLanguages)("[SPLAY-8] no concept says the same word twice in “%s”", (language) => {
  const repeated = ids.filter((id) => {
    const entries = conceptWords[language][id].split(" ").map((entry) => {
      const words = plainWordsOf(entry.replaceAll("_", " ")).join(" ");
      return entry.startsWith("=") ? `=${words}` : words;
    });
    return entries.some((entry) => entry === "" || entry === "=") || hasDoubles(entries);
  });
  expect(repeated).toEqual([]);
});

it("[SPLAY-8] lists every word of the concepts, as it is compared, and says which begin others", () => {
  const english = wordsOfConcepts("en");
  expect(english).toContainEqual({ text: "shake", isStem: false });
  expect(english).toContainEqual({ text: "snail", isStem: true });
  const hindi = wordsOfConcepts("hi");
  expect(hindi).toContainEqual({ text: "गेंद", isStem: false });
  expect(hindi.filter(({ text }) => plainWordsOf(text)[0] !== text)).toEqual([]);
});

function hasDoubles(entries: readonly string[]): boolean {
  return new Set(entries).size < entries.length;
}
