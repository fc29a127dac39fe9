import { expect, test } from "vitest";
import { wishes } from "../testing/stories.ts";
import { isForYoung, levelOf, numberWords, readAge, numbersIn } from "./age.ts";
import { storyLanguages } from "./languages.ts";

const numbers = [["one"], ["two"], ["three"], ["four"], ["five"]];

test.each([
  ["5", 5],
  ["five", 5],
  ["Five and a half", 5],
  ["५", 5],
  ["१२ साल", 12],
  ["٧", 7],
  ["7yrs", 7],
  ["almost 4", 4],
  ["", 6],
  ["?", 6],
])("%j is %i years", (typed, years) => {
  expect(readAge(typed, numbers)).toBe(years);
});

test.each([
  ["5", "3-5"],
  ["five and a half", "3-5"],
  ["6", "6-9"],
  ["old enough", "6-9"],
])("a child of %j gets a story for %s", (age, level) => {
  const [child] = wishes().children;
  expect(levelOf(wishes({ children: [{ ...child!, age }] }))).toBe(level);
});

test.each([
  ["4", true],
  ["5", false],
  ["", false],
])("[SMAKE-5] whether the scenes for a child of %j are short: %j", (age, isShort) => {
  const [child] = wishes().children;
  expect(isForYoung(wishes({ children: [{ ...child!, age }] }))).toBe(isShort);
});

test.each([
  ["en", "sixteen", 16],
  ["es", "una", 1],
  ["es", "tres años y medio", 3],
  ["es", "casi dieciséis", 16],
  ["fr", "une", 1],
  ["fr", "Quatre ans", 4],
  ["fr", "seize", 16],
  ["hi", "पाँच साल", 5],
  ["hi", "पांच साल", 5],
  ["hi", "eight साल", 8],
  ["hi", "सोलह", 16],
] as const)("in %s, %j is %i years", (language, typed, years) => {
  expect(readAge(typed, numberWords[language])).toBe(years);
});

test.each(storyLanguages)("%s has a word for each number from one to twenty", (language) => {
  const words = numberWords[language];
  const read = words.map((names) => names.map((name) => readAge(name, words)));

  expect(words).toHaveLength(20);
  expect(read).toEqual(words.map((names, index) => names.map(() => index + 1)));
});

test.each([
  ["fr", "dix-sept ou dix", [17, 10]],
  ["fr", "dix, sept", [17]],
  ["en", "from five to 20", [5, 20]],
  ["hi", "बीस तक गिनना", [20]],
  ["es", "contar", []],
] as const)("the numbers in %s “%s”: %j", (language, typed, numbers) => {
  expect(numbersIn(typed, numberWords[language])).toEqual(numbers);
});

test("in a language without number words, digits are an age and words are none", () => {
  const inKlingon = (age: string) =>
    levelOf(wishes({ language: "Klingon", children: [{ name: "Mina", age, interests: "" }] }));

  expect(inKlingon("5 DIS")).toBe("3-5");
  expect(inKlingon("vagh DIS")).toBe("6-9");
});

test("the youngest child decides", () => {
  const children = ["8", "4"].map((age) => ({ name: "Mina", age, interests: "trains" }));
  expect(levelOf(wishes({ children }))).toBe("3-5");
});

test("wishes without a child get a story for a six-year-old", () => {
  expect(levelOf(wishes({ children: [] }))).toBe("6-9");
});
