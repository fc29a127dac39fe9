import { expect, test } from "vitest";
import { list } from "./grammar.ts";

test.each([
  [[], ""],
  [["मीना"], "मीना"],
  [["मीना", "आरव"], "मीना और आरव"],
  [["मीना", "आरव", "Zoya"], "मीना, आरव और Zoya"],
])("%j are listed as %j", (items, listed) => {
  expect(list(items)).toBe(listed);
});
