import { expect, it } from "vitest";
import { aScene } from "../../testing/stories.ts";
import { toInk } from "./to-ink.ts";

it("has no line for what a story or scene does not have or is usual, and no space at a line's end", () => {
  const scenes = [
    aScene({ title: "", dialogue: "", setting: "sea", cast: [], nextId: "home" }),
    aScene({ id: "home", title: "home", setting: "home", cast: [], ending: "home" }),
  ];
  expect(toInk({ id: "1", title: "", language: "", figures: [], scenes })).toBe(`-> start

=== start ===
# title:
# setting: sea

-> home

=== home ===
# setting: home
Mina met Lila the grumpy clockmaker.
-> END
`);
});

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
  expect(toInk({ id: "1", title: "Gates", language: "en", figures: [], scenes }))
    .toBe(`# title: Gates
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
