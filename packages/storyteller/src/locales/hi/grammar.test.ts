import { expect, test } from "vitest";
import { clause, isAdjective, liked, list } from "./grammar.ts";

test.each([
  [[], ""],
  [["मीना"], "मीना"],
  [["मीना", "आरव"], "मीना और आरव"],
  [["मीना", "आरव", "Zoya"], "मीना, आरव और Zoya"],
])("%j are listed as %j", (items, listed) => {
  expect(list(items)).toBe(listed);
});

test.each([
  ["रेलगाड़ी", "रेलगाड़ी"],
  ["रेलगाड़ी पसंद है", "रेलगाड़ी"],
  ["डायनासोर बहुत पसंद हैं", "डायनासोर"],
  ["नाचना अच्छा लगता है", "नाचना"],
  ["Trains", "Trains"],
])("what is loved in “%s” is %s", (words, thing) => {
  expect(liked(words)).toBe(thing.normalize("NFC"));
});

test.each([
  ["दयालु", true],
  ["बहुत बहादुर", true],
  ["brave", true],
  ["साहस", false],
  ["पनीर पसंद है", false],
])("%s is an adjective: %s", (trait, expected) => {
  expect(isAdjective(trait)).toBe(expected);
});

test.each([
  ["पनीर पसंद है", "जिसे पनीर पसंद है"],
  ["चुटकुले सुनाना पसंद", "जिसे चुटकुले सुनाना पसंद है"],
  ["हमेशा गाता है", "जो हमेशा गाता है"],
  ["गणित में तेज़", "जो गणित में तेज़ है"],
  ["साहस", "जिसमें साहस है"],
  ["likes cheese", "जिसकी पहचान है “likes cheese”"],
])("the trait “%s” follows a name as %s", (trait, expected) => {
  expect(clause(trait)).toBe(expected.normalize("NFC"));
});
