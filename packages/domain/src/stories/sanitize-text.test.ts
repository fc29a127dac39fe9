import { expect, test } from "vitest";
import { oneLine, sanitizeName, sanitizeText } from "./sanitize-text.ts";

test.each([
  ["  Ann\n\tLee ", "Ann Lee"],
  ["\u202Elive\u202C", "live"],
  ["دانيال", "دانيال"],
  ["a b c d e f g h i j k l m n", "a b c d e f g h i j k l"],
  ["<b>Bob</b>", "<b>Bob</b>"],
])("%j is said as %j", (typed, spoken) => {
  expect(sanitizeName(typed)).toBe(spoken);
});

test.each([
  ["one\r\ntwo\u2028three\u2029four", "one two three four"],
  ["one\u0000\u200Etwo", "one two"],
  ["  one   two  ", "one two"],
])("%j is one line: %j", (text, line) => {
  expect(oneLine(text)).toBe(line);
  expect(sanitizeText(text)).toBe(line);
});

test("special spaces are kept in one line, and are spaces like others in a sanitized text", () => {
  expect(oneLine("Ah\u202F!")).toBe("Ah\u202F!");
  expect(sanitizeText("Ah\u202F!")).toBe("Ah !");
});
