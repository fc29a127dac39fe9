import { expect, it } from "vitest";
import { createRecent } from "./recent.ts";

it("keeps so many, and gives up what was asked for longest ago", () => {
  const recent = createRecent<number>(2);
  recent.set("one", 1);
  recent.set("two", 2);
  recent.get("one");
  recent.set("three", 3);

  expect([recent.get("one"), recent.get("two"), recent.get("three")]).toEqual([1, undefined, 3]);
});

it("counts what a value weighs, and keeps nothing that is too heavy by itself", () => {
  const recent = createRecent<string>(5, (value) => value.length);
  recent.set("one", "aa");
  recent.set("two", "bbb");
  recent.set("two", "bb");
  recent.set("three", "c");
  expect([recent.get("one"), recent.get("two"), recent.get("three")]).toEqual(["aa", "bb", "c"]);

  recent.set("four", "dddddd");
  expect(["one", "two", "three", "four"].map((key) => recent.get(key))).toEqual(
    Array(4).fill(undefined),
  );
});

it("forgets what is deleted, also in what it weighs", () => {
  const recent = createRecent<number>(2);
  recent.set("one", 1);
  recent.set("two", 2);
  recent.delete("one");
  recent.delete("one");
  recent.set("three", 3);

  expect([recent.get("one"), recent.get("two"), recent.get("three")]).toEqual([undefined, 2, 3]);
});
