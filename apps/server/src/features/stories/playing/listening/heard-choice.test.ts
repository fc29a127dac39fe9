import { expect, test } from "vitest";
import { heardChoice } from "./heard-choice.ts";

const scene = {
  choices: ["Cut equal bits", "Ask the owl"].map((text) => ({ text, nextId: "on" })),
};

test.each([
  ["the choice that the recogniser decided on", { heard: "choice", index: 1, text: "?" }, 1],
  ["what the words mean", { heard: "other", index: null, text: "slice it" }, 0],
  [
    "the other of two, where one is denied",
    { heard: "other", index: null, text: "not the owl" },
    0,
  ],
  ["what was read last", { heard: "other", index: null, text: "yes, that one" }, 1],
  ["nothing by silence", { heard: "silence", index: null, text: "owl" }, null],
  ["nothing by what belongs to no choice", { heard: "other", index: null, text: "pizza" }, null],
] as const)("[SPLAY-4] a recording means %s", (_, result, choice) => {
  expect(heardChoice(result, scene, "en", 1)).toBe(choice);
});
