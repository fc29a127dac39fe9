import { expect, it } from "vitest";
import { TestClock } from "#testing/clock";
import { createPlayedStories, PLAYED_MS } from "./played-stories.ts";

const own = { id: "1", edition: "own" } as const;
const others = { id: "1", edition: "others" } as const;

it("[SPLAY-10] has the stories that are played, the latest first, each edition for itself", () => {
  const played = createPlayedStories(new TestClock(0));
  played.note(own, "start");
  played.note(others, null);
  expect(played.editions()).toEqual([others, own]);

  played.note(own, "fork");
  expect(played.editions()).toEqual([own, others]);
  expect([played.listenerAt(own), played.listenerAt(others)]).toEqual(["fork", null]);
});

it("keeps where the listener is while scenes are fetched ahead", () => {
  const played = createPlayedStories(new TestClock(0));
  played.note(own, "fork");
  played.note(own, null);

  expect(played.listenerAt(own)).toBe("fork");
});

it.each([
  [PLAYED_MS - 1, [own], "fork"],
  [PLAYED_MS, [], null],
])("%i ms after the last step, these are played: %j", (ms, editions, sceneId) => {
  const clock = new TestClock(0);
  const played = createPlayedStories(clock);
  played.note(own, "fork");
  clock.advance(ms);

  expect(played.editions()).toEqual(editions);
  expect(played.listenerAt(own)).toBe(sceneId);
});

it("tells when another story is played than last", () => {
  const clock = new TestClock(0);
  const played = createPlayedStories(clock);

  expect(played.note(own, "start")).toBe(true);
  expect(played.note(own, "fork")).toBe(false);
  expect(played.note(others, "start")).toBe(true);
  expect(played.note(own, "fork")).toBe(true);
  clock.advance(PLAYED_MS);
  expect(played.note(own, null)).toBe(true);
  expect(played.listenerAt(own)).toBeNull();
});
