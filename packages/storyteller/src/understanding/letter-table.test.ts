import { expect, it } from "vitest";
import { letterTable } from "./letter-table.ts";

const named = (letter: string) => ({ counted: [], letter });

it("gives a letter's three words, and the first letter's where it has none", () => {
  const lettered = letterTable("A apple ant arm;B ball bed bus");
  expect(lettered(named("B"))).toEqual({ letter: "B", one: "ball", two: "bed", three: "bus" });
  expect(lettered(named("Ж"))).toEqual({ letter: "A", one: "apple", two: "ant", three: "arm" });
});

it("knows a letter of two signs, however its signs are composed", () => {
  const lettered = letterTable("क कमल कान किताब;क़ क़लम क़िला क़मीज़".normalize("NFD"));
  expect(lettered(named("क़".normalize("NFC"))).one).toBe("क़लम".normalize("NFC"));
});
