import { expect, it } from "vitest";
import { distinctNames, namesIn } from "./names.ts";

it("[PROF-2] names come between commas or on lines, each once", () => {
  expect(namesIn(" Python, Go ,\nC++\r\n,, go ,")).toEqual(["Python", "Go", "C++"]);
  expect(namesIn(" ")).toEqual([]);
  expect(distinctNames(["Acme", "ACME", "Beta"])).toEqual(["Acme", "Beta"]);
});
