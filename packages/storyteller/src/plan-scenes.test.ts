import { describe, expect, it, test } from "vitest";
import type { Plot } from "./plot.ts";
import { plotIds, plots } from "./plots.ts";
import { planScenes } from "./plan-scenes.ts";

const plot: Plot = {
  beats: {
    start: { at: "home", sky: "day", choices: { red: "walk", blue: "walk" } },
    walk: { at: "road", sky: "day", next: "detour" },
    detour: { at: "road", sky: "dusk", choices: { up: "gate", down: "gate" } },
    gate: { at: "hill", sky: "night", next: "a", recalls: ["start"] },
    a: { at: "hill", sky: "rain", ending: "a" },
  },
  lessonSlots: [
    { before: ["detour"], at: "road" },
    { before: ["gate"], at: "road" },
  ],
  returnSlots: [{ before: ["a"], at: "hill" }],
  suits: [],
  detours: [{ from: "detour", skipTo: "gate" }],
};
const ids = (...args: Parameters<typeof planScenes>) =>
  planScenes(...args)
    .map(({ id }) => id)
    .sort();

describe("planned scenes", () => {
  it("are one per beat and memory that still matters", () => {
    expect(ids(plot, [], [])).toEqual(
      [
        "start",
        "walk.red",
        "walk.blue",
        "detour.red",
        "detour.blue",
        "gate.red",
        "gate.blue",
        "a",
      ].sort(),
    );
  });

  it("leave a detour out, and keep the lesson that stood before it", () => {
    expect(ids(plot, [{ choices: 2, slot: 0, returnSlot: null }], plot.detours)).toEqual(
      [
        ...["start", "walk.red", "walk.blue", "gate.red", "gate.blue", "a"],
        ...["lesson-1.red", "lesson-1.red-1", "lesson-1.red-2"],
        ...["lesson-1.blue", "lesson-1.blue-1", "lesson-1.blue-2"],
      ].sort(),
    );
  });

  it("[SMAKE-6] meet again what was chosen in a lesson, once for each choice", () => {
    const planned = planScenes(plot, [{ choices: 2, slot: 1, returnSlot: 0 }], []);
    const returned = planned.filter(({ kind }) => kind === "return");

    expect(returned.map(({ id }) => id)).toEqual(["return-1-a.0", "return-1-a.1"]);
    expect(returned).toMatchObject([
      { slot: 0, lessons: [{ lesson: 0, choice: 0 }], links: [{ choice: null, to: "a" }] },
      { slot: 0, lessons: [{ lesson: 0, choice: 1 }], links: [{ choice: null, to: "a" }] },
    ]);
  });

  it("have a scene for what returns only where something does, or where it is kept", () => {
    expect(ids(plot, [], []).filter((id) => id.startsWith("return-"))).toEqual([]);
    expect(ids(plot, [], [], new Set([0])).filter((id) => id.startsWith("return-"))).toEqual([
      "return-1-a",
    ]);
  });

  it("have turns that rise with every question on a path", () => {
    const turns = new Map(
      planScenes(plot, [{ choices: 2, slot: 1, returnSlot: null }], []).map(({ id, turn }) => [
        id,
        turn,
      ]),
    );
    expect(
      ["start", "walk.red", "detour.red", "lesson-1.red", "lesson-1.red-2", "gate.red"].map((id) =>
        turns.get(id),
      ),
    ).toEqual([1, 1, 2, 3, 3, 3]);
  });
});

describe("every plot", () => {
  test.each(plotIds)("%s has places for lessons that every path passes", (id) => {
    const shape: Plot = plots[id];
    shape.lessonSlots.forEach((_, slot) => {
      const plannedScenes = new Map(
        planScenes(shape, [{ choices: 2, slot, returnSlot: null }], []).map((planned) => [
          planned.id,
          planned,
        ]),
      );
      const lessonsFrom = (at: string): number[] => {
        const planned = plannedScenes.get(at);
        const here = planned?.kind === "lesson" ? 1 : 0;
        const rest = planned?.links.flatMap(({ to }) => lessonsFrom(to)) ?? [];
        return rest.length === 0 ? [here] : [...new Set(rest.map((count) => count + here))];
      };
      expect(lessonsFrom("start")).toEqual([1]);
    });
  });
});
