import { expect, test } from "vitest";
import { readRole, readTraits } from "../../characters/read-characters.ts";
import { readInterests } from "../../understanding/read-wishes.ts";
import { hindi } from "./locale.ts";

test.each([
  ["mor", "bird"],
  ["tota", "bird"],
  ["cheeta", "tiger"],
  ["gaay", "cow"],
  ["shikshika", "teacher"],
  ["saheli", "friend"],
  ["gudiya", "friend"],
  ["rajkumar", "prince"],
  ["rajkumari", "princess"],
  ["jadugar", "wizard"],
  ["jadugarni", "witch"],
  ["जादूगरनी", "witch"],
] as const)("[SMAKE-7] the role “%s” is a %s", (role, figure) => {
  expect(readRole(role, hindi).figure).toBe(figure);
});

test.each([
  ["mazakiya", "funny"],
  ["chanchal", "funny"],
  ["phurtili", "quick"],
  ["sust", "sleepy"],
  ["wafadar", "kind"],
  ["dhima", "patient"],
  ["sakht", "strict"],
  ["gusse wala", "grumpy"],
] as const)("[SMAKE-7] the trait “%s” means %s", (typed, trait) => {
  expect(readTraits(typed, hindi).map((one) => one.trait)).toEqual([trait]);
});

test.each([
  ["kabaddi", "ball-games"],
  ["rang bharna", "drawing"],
  ["dhol", "music"],
  ["bansuri", "music"],
  ["paudhe", "flowers"],
  ["kabutar", "birds"],
] as const)("[SMAKE-7] the interest “%s” is %s", (typed, interest) => {
  expect(readInterests(typed, hindi).map((one) => one.interest)).toEqual([interest]);
});
