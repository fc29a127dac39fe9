// @vitest-environment jsdom
import { act, cleanup, fireEvent } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { aStory } from "../testing/a-story.ts";
import { FakeAudio } from "../testing/fake-audio.ts";
import { withoutNarration, withNarration } from "../testing/fake-story-server.ts";
import { aPlayerScreen, button } from "../testing/open-player.tsx";
import { aPlayerScene, aQuestion } from "../testing/a-scene.ts";

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** Opens a story whose first scene comes without its voice, which is there a moment later. */
async function openEarly(voiced: { done: number; total: number } | null) {
  const { server, open } = aPlayerScreen();
  server.story = aStory({ voiced });
  let isSpoken = false;
  const river = aPlayerScene({ next_id: "fork" });
  server.steps.set("start/null", () => (isSpoken ? withNarration(river) : withoutNarration(river)));
  const view = open();
  await pass(1_000);
  isSpoken = true;
  return { server, ...view };
}

it("[SPLAY-1] tells a story that was made a moment ago with the voice that it has by now", async () => {
  await openEarly({ done: 0, total: 4 });
  await pass(2_000);

  fireEvent.click(button("Play"));
  await pass(0);

  expect(FakeAudio.latest.isPlaying).toBe(true);
  expect(button("Pause")).toBeTruthy();
});

it("asks but once where the story will have no voice", async () => {
  const { server } = await openEarly(null);
  await pass(600_000);

  expect(server.asked).toEqual(["start/null"]);
});

it("asks but once without a network, and again when it is back", async () => {
  const onLine = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const { server } = await openEarly({ done: 0, total: 4 });
  await pass(600_000);
  expect(server.asked).toEqual(["start/null"]);

  onLine.mockReturnValue(true);
  window.dispatchEvent(new Event("online"));
  await pass(0);

  expect(server.asked).toEqual(["start/null", "start/null"]);
});

it("asks no more once the player is left", async () => {
  const { server, unmount } = await openEarly({ done: 0, total: 4 });
  unmount();
  await pass(600_000);

  expect(server.asked).toEqual(["start/null"]);
});

it("has the voices of all the choices by the time that one is chosen", async () => {
  const { server, open } = aPlayerScreen();
  server.story = aStory({ voiced: { done: 1, total: 4 } });
  const boat = aPlayerScene({ id: "boat", next_id: null });
  server.steps.set("start/null", () => withNarration(aQuestion()));
  server.steps.set("fork/Row the boat", () => withoutNarration(boat));
  open();
  await pass(0);
  fireEvent.click(button("Play"));
  await pass(0);
  act(() => FakeAudio.latest.end());
  server.steps.set("fork/Row the boat", () => withNarration(boat));
  await pass(2_000);

  fireEvent.click(button("Row the boat"));
  await pass(0);

  expect(FakeAudio.latest.isPlaying).toBe(true);
  expect(server.asked.filter((step) => step === "fork/Row the boat")).toHaveLength(2);
  expect(server.asked.filter((step) => step === "fork/Ask the owl")).toHaveLength(2);
});
