import { expect, test } from "vitest";
import { isSpeakable, oneLine, sanitizeName, sanitizeText, sayableLine } from "./sanitize-text.ts";

test.each([
  ["  Ann\n\tLee ", "Ann Lee"],
  ["\u202Elive\u202C", "live"],
  ["دانيال", "دانيال"],
  ["a b c d e f g h i j k l m n", "a b c d e f g h i j k l"],
  ["<b>Zoé</b>", "Zoé"],
  ["<b>Bob</b><script>alert(1)</script>", "Bobalert(1)"],
  ["Lúa 🦊", "Lúa"],
  ["🦊 Lúa", "Lúa"],
  ["Max🦊Moritz", "Max Moritz"],
  ["**Max**", "Max"],
  ["_Jean_-Luc", "Jean-Luc"],
  ["Anna_Lena", "Anna Lena"],
  ["# Ana [x](y)", "Ana x(y)"],
  ["👩🏽‍🚀 Ida 🇫🇷", "Ida"],
  ["1️⃣ Bo", "1 Bo"],
  ["O’Neil & D'Arcy-Smith, Jr.", "O’Neil & D'Arcy-Smith, Jr."],
  ["श्र्‍या", "श्र्‍या"],
  ["Max!", "Max"],
  ["Who ?!…", "Who"],
  ["J.R.", "J.R."],
  ["Oh! Max", "Oh! Max"],
  ["🦄🌈", ""],
  ["👨‍👩‍👧‍👦", ""],
])("%j is said as %j", (typed, spoken) => {
  expect(sanitizeName(typed)).toBe(spoken);
});

test.each([
  ["one\r\ntwo\u2028three\u2029four", "one two three four"],
  ["one\u0000\u200Etwo", "one two"],
  ["  one   two  ", "one two"],
])("%j is one line: %j", (text, line) => {
  expect(oneLine(text)).toBe(line);
  expect(sayableLine(text)).toBe(line);
  expect(sanitizeText(text)).toBe(line);
});

test("special spaces are kept in one line, and are spaces like others in a sanitized text", () => {
  expect(oneLine("Ah\u202F!")).toBe("Ah\u202F!");
  expect(sayableLine("Ah\u202F!")).toBe("Ah\u202F!");
  expect(sanitizeText("Ah\u202F!")).toBe("Ah !");
});

test("data keeps its marks", () => {
  expect(sanitizeText("</wishes>\n*Ana* 🦊")).toBe("</wishes> *Ana* 🦊");
});

test("an emoji leaves no space before the mark behind it", () => {
  expect(sayableLine("We won 🎉! Come 🦊, *now* 🦊.")).toBe("We won! Come, now.");
});

test.each([
  ["Lúa 🦊", true],
  ["७", true],
  ["🦊", false],
  ["***", false],
  ["?!", false],
  [" \u200E", false],
])("%j can be said: %s", (typed, can) => {
  expect(isSpeakable(typed)).toBe(can);
});

test.each(["\u00A0", "\u2003", " ", "😀", "😀\u200D", "\u00A0😀", "😀\u00A0", "<a", "*a", "**"])(
  "[OPEN-2] half a megabyte of %j is read without going over it again and again",
  (piece) => {
    const from = Date.now();
    sayableLine(`Hello${piece.repeat((512 * 1024) / piece.length)}x`);
    expect(Date.now() - from).toBeLessThan(20_000);
  },
);
