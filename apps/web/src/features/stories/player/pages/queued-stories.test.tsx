// @vitest-environment jsdom
import { readStory } from "@codetale/contract/stories";
import { MINUTE_MS } from "@codetale/domain/time";
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { on, refusal } from "#testing/server";
import { addToQueue, emptyQueue } from "../../queue/story-queue.ts";
import { storedBedtime } from "../bedtime/bedtime.ts";
import { BEFORE_NEXT_MS } from "../hooks/use-next-story.ts";
import { aPlayerScene } from "../testing/a-scene.ts";
import { aStory } from "../testing/a-story.ts";
import { FakeAudio } from "../testing/fake-audio.ts";
import { withNarration } from "../testing/fake-story-server.ts";
import { aPlayerScreen, button } from "../testing/open-player.tsx";

const titles: Record<string, string> = {
  s1: "The First Boat",
  s2: "The Second Boat",
  s3: "The Third Boat",
};

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  emptyQueue();
  storedBedtime.set(null);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const hasButton = (name: string) => screen.queryByRole("button", { name }) !== null;
const NEXT = "Next story: The Second Boat";

function queue(...ids: string[]) {
  for (const id of ids) addToQueue({ id, title: titles[id] ?? "", language: "en" });
}

/** Plays a story of one scene, voiced, until its scene is heard. */
async function play() {
  const { server, open } = aPlayerScreen();
  on(readStory, ({ path }) => {
    const id = path.split("/").at(-2) ?? "";
    const story = aStory({ id, title: titles[id] ?? "" });
    return { success: true as const, story, childrens_info: null };
  });
  server.steps.set("start/null", () => withNarration(aPlayerScene({ next_id: null })));
  const view = open();
  await pass(0);
  fireEvent.click(button("Play"));
  await pass(0);
  return { server, ...view };
}

async function endScene() {
  act(() => FakeAudio.latest.end());
  await pass(0);
}

it("[SPLAY-8] plays the queue's next story by itself, on the same unlocked sound", async () => {
  queue("s1", "s2");
  const { router } = await play();
  const sound = FakeAudio.latest;
  await endScene();
  expect(button(NEXT)).toBeTruthy();
  await pass(BEFORE_NEXT_MS - 1);
  expect(router.state.location.pathname).toBe("/stories/play/s1");

  await pass(1);
  await pass(1_000);
  expect(router.state.location.pathname).toBe("/stories/play/s2");
  expect(screen.getByText("The Second Boat")).toBeTruthy();
  expect(FakeAudio.latest).toBe(sound);
  expect(sound.isPlaying).toBe(true);

  await endScene();
  expect(screen.queryByRole("button", { name: /Next story/ })).toBeNull();
  expect(localStorage.getItem("codetale-story-queue")).toBeNull();
});

it("stays where the listener wants to stay, and still offers the next story", async () => {
  queue("s2");
  const { router } = await play();
  await endScene();
  fireEvent.click(button("Stay here"));
  await pass(MINUTE_MS);
  expect(router.state.location.pathname).toBe("/stories/play/s1");
  expect(hasButton("Stay here")).toBe(false);

  fireEvent.click(button(NEXT));
  await pass(1_000);
  expect(router.state.location.pathname).toBe("/stories/play/s2");
});

it("begins no other story once the sleep timer is over, and says good night", async () => {
  storedBedtime.set({ switchedOnAt: Date.now(), minutes: 10, sleepAt: null });
  queue("s2");
  const { router } = await play();
  await pass(10 * MINUTE_MS);
  await endScene();
  expect(hasButton("Stay here")).toBe(false);
  await pass(MINUTE_MS);
  expect(router.state.location.pathname).toBe("/stories/play/s1");

  fireEvent.click(screen.getByRole("button", { name: /Good night/ }));
  await pass(MINUTE_MS / 4);
  expect(screen.queryByRole("button", { name: /Good night/ })).toBeNull();
  expect(router.state.location.pathname).toBe("/stories/play/s2");
});

/** The server has this story no longer. */
function deleteStory(gone: string) {
  on(readStory, ({ path }) => {
    const id = path.split("/").at(-2) ?? "";
    const story = aStory({ id, title: titles[id] ?? "" });
    return id === gone
      ? refusal("story/unknown")
      : { success: true as const, story, childrens_info: null };
  });
}

it("[SPLAY-8] goes on with the story after one that is gone", async () => {
  queue("s1", "s2", "s3");
  const { router } = await play();
  deleteStory("s2");
  await endScene();
  await pass(BEFORE_NEXT_MS);
  await pass(1_000);
  await pass(1_000);

  expect(router.state.location.pathname).toBe("/stories/play/s3");
  expect(FakeAudio.latest.isPlaying).toBe(true);
  expect(localStorage.getItem("codetale-story-queue")).toBeNull();
});

it("takes a story that is gone out of the queue, and begins none that nobody asked for", async () => {
  queue("s1", "s3");
  const { open } = aPlayerScreen();
  deleteStory("s1");
  const { router } = open();
  await pass(MINUTE_MS);

  expect(router.state.location.pathname).toBe("/stories/play/s1");
  expect(localStorage.getItem("codetale-story-queue")).toMatch(/^\[\{"id":"s3"/);
});
