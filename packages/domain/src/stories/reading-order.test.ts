import { expect, it } from "vitest";
import { aScene, aStory } from "../testing/stories.ts";
import { followers } from "./graph.ts";
import { inReadingOrder } from "./reading-order.ts";

it("begins at the start and puts each scene after all that lead to it", () => {
  const ordered = inReadingOrder({ scenes: aStory().scenes.toReversed() });
  const placeOf = (id: string) => ordered.findIndex((scene) => scene.id === id);

  expect(ordered).toHaveLength(aStory().scenes.length);
  expect(ordered[0]?.id).toBe("start");
  for (const scene of ordered) {
    for (const next of followers(scene)) expect(placeOf(next)).toBeGreaterThan(placeOf(scene.id));
  }
});

it("goes on along a path as long as it can", () => {
  const scenes = ["start", "a", "b", "c"].map((id, index, ids) =>
    aScene({ id, nextId: ids[index + 1] ?? null }),
  );
  expect(inReadingOrder({ scenes: scenes.toReversed() }).map(({ id }) => id)).toEqual([
    "start",
    "a",
    "b",
    "c",
  ]);
});

it("leaves out what cannot be reached, and takes a story with a loop as it is", () => {
  const start = aScene({ nextId: "end" });
  const end = aScene({ id: "end" });
  const apart = aScene({ id: "apart" });
  expect(inReadingOrder({ scenes: [apart, end, start] })).toEqual([start, end]);

  const loop = [aScene({ nextId: "end" }), aScene({ id: "end", nextId: "start" })];
  expect(inReadingOrder({ scenes: loop })).toEqual(loop);
});
