import { expect, it } from "vitest";
import { aScene } from "../../testing/stories.ts";
import { toInk } from "./to-ink.ts";

it("reads as a writer would have written it", () => {
  const scenes = [
    aScene({
      id: "start",
      title: "The gate",
      choices: [],
      nextId: "lesson-1.left",
      setting: "hill",
    }),
    aScene({ id: "lesson-1.left", title: "What now?", speaker: "Lila", dialogue: "Well? #1!" }),
  ];
  expect(toInk({ id: "1", title: "Gates", language: "en", scenes })).toBe(`# title: Gates
# language: en
-> start

=== start ===
# title: The gate
# setting: hill
# cast: Mina
# cast: Lila
Mina met Lila the grumpy clockmaker.
-> lesson_1_left

=== lesson_1_left ===
# id: lesson-1.left
# title: What now?
# speaker: Lila
# setting: village
# cast: Mina
# cast: Lila
Well? \\#1!
-> END
`);
});
