import { expect, test } from "vitest";
import { readObjective } from "../../understanding/read-wishes.ts";
import { hindi } from "./locale.ts";
import { verbForms } from "./verb-forms.ts";

test.each([
  ["लड़ता", ["=लड़े", "=लड़ें", "=लड़ो"]],
  ["=काटना", ["=काटे", "=काटें", "=काटो"]],
  ["=सोने", ["=सोए", "=सोएँ", "=सोओ"]],
  ["=करना", []],
  ["दोस्त", []],
])("[SMAKE-7] of %s a child is told %s", (stem, forms) => {
  expect(verbForms(stem)).toEqual(forms);
});

test.each([
  ["भाई से न लड़े", "hitting"],
  ["देर से न सोए", "bedtime"],
  ["raat ko der tak na jage", "bedtime"],
  ["टीम में खेले", "teamwork"],
] as const)("[SMAKE-7] “%s” is understood in the form of a wish: %s", (wish, theme) => {
  expect(readObjective(wish, hindi).theme).toBe(theme);
});

test.each([
  ["chori na kare", "truth"],
  ["school pasand kare", "school"],
  ["apna sharir apna hai", "touch"],
] as const)("[SMAKE-7] “%s” is understood beside words that any wish has: %s", (wish, theme) => {
  expect(readObjective(wish, hindi).theme).toBe(theme);
});
