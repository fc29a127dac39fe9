import { expect, test } from "vitest";
import { at } from "../testing/at.ts";
import { overlap } from "./overlap.ts";

test.each([
  [at("11:00") - 1, true],
  [at("11:00"), false],
])("[SCHED-7] a session that starts at %i overlaps one until 11:00: %s", (startsAt, isOverlap) => {
  const until11 = { startsAt: at("10:00"), endsAt: at("11:00") };
  const other = { startsAt, endsAt: at("12:00") };

  expect([overlap(until11, other), overlap(other, until11)]).toEqual([isOverlap, isOverlap]);
});
