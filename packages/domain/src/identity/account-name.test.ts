import { expect, test } from "vitest";
import { accountName } from "./account-name.ts";

test.each([
  "",
  " \u00A0\u3000\t",
  "\u200B\u200C\u200D",
  "\u2060\uFEFF",
  "\u3164",
  "\u115F\u1160\uFFA0",
  "\u2800",
  "\u200E\u200F\u061C",
  "\u202E\u202C",
  "\u00AD",
  "\u0007",
  "\uFE0F",
  " \u200B\u2800 \u3164",
])("[PROF-2] %j is no name: nothing of it can be seen", (typed) => {
  expect(accountName(typed)).toBe("");
});

test.each([
  ["\u202Eadministrator", "administrator"],
  ["\u202AA\u202BB\u202CC\u202DD\u202EE", "ABCDE"],
  ["\u2066A\u2067B\u2068C\u2069D", "ABCD"],
  ["\u200EA\u200FB\u061CC", "ABC"],
  [" \u200F دانيال \u200F ", "دانيال"],
])("[PROF-2] the name %j loses what turns the text around it", (typed, name) => {
  expect(accountName(typed)).toBe(name);
});

test.each(["Ada", "Mina B.", "דנה", "श्र्‍या", "👩🏽‍🚀", "می‌نا", "한 빛", "7"])(
  "[PROF-1] the name %j stays as it is",
  (name) => {
    expect(accountName(`  ${name} `)).toBe(name);
  },
);
