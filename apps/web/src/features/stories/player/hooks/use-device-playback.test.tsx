// @vitest-environment jsdom
import { MINUTE_MS, SECOND_MS } from "@codetale/domain/time";
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { storedBedtime } from "../bedtime/bedtime.ts";
import { aPlayerScene, aQuestion } from "../testing/a-scene.ts";
import { aStory } from "../testing/a-story.ts";
import { FakeAudio } from "../testing/fake-audio.ts";
import { withNarration } from "../testing/fake-story-server.ts";
import { aPlayerScreen, button } from "../testing/open-player.tsx";

const handlers = new Map<string, (() => void) | null>();
const mediaSession = {
  metadata: null as { title: string; album: string } | null,
  playbackState: "none",
  setActionHandler: (action: string, handler: (() => void) | null) =>
    void handlers.set(action, handler),
};
const release = vi.fn(async () => undefined);
const request = vi.fn(async () => ({ release }));

beforeEach(() => {
  localStorage.clear();
  vi.clearAllMocks();
  Object.assign(navigator, { mediaSession, wakeLock: { request } });
  vi.stubGlobal(
    "MediaMetadata",
    class {
      constructor(facts: object) {
        Object.assign(this, facts);
      }
    },
  );
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  storedBedtime.set(null);
  Reflect.deleteProperty(navigator, "mediaSession");
  Reflect.deleteProperty(navigator, "wakeLock");
  vi.unstubAllGlobals();
});

it("shows the story in the device's controls, which pause and resume it, until it is left", async () => {
  const { server, open } = aPlayerScreen();
  server.steps.set("start/null", () => withNarration(aPlayerScene()));
  const { unmount } = open();
  const play = await screen.findByRole("button", { name: "Play" });
  expect([mediaSession.metadata, mediaSession.playbackState]).toEqual([null, "none"]);
  await screen.findByRole("heading", { name: aStory().title });

  fireEvent.click(play);
  await screen.findByRole("button", { name: "Pause" });
  expect(mediaSession.metadata).toMatchObject({ title: "At the river", album: aStory().title });
  expect(mediaSession.playbackState).toBe("playing");

  act(() => handlers.get("pause")?.());
  expect(mediaSession.playbackState).toBe("paused");
  expect(button("Go on listening")).toBeTruthy();
  act(() => handlers.get("play")?.());
  expect(mediaSession.playbackState).toBe("playing");
  expect(FakeAudio.latest.isPlaying).toBe(true);

  unmount();
  expect(mediaSession.metadata).toBeNull();
  expect([...handlers.values()]).toEqual([null, null]);
});

it("keeps the screen on while the story plays, and not while it is paused", async () => {
  const { server, open } = aPlayerScreen();
  server.steps.set("start/null", () => withNarration(aPlayerScene()));
  open();
  fireEvent.click(await screen.findByRole("button", { name: "Play" }));
  await screen.findByRole("button", { name: "Pause" });
  expect(request).toHaveBeenCalledOnce();
  expect(release).not.toHaveBeenCalled();

  fireEvent.click(button("Pause"));

  expect(release).toHaveBeenCalledOnce();
});

it("lets the screen go off once a question has waited for five minutes, until the story goes on", async () => {
  vi.useFakeTimers();
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  const { server, open } = aPlayerScreen();
  server.steps.set("start/null", () => withNarration(aQuestion({ choices: [] })));
  open();
  await pass(0);
  fireEvent.click(button("Play"));
  await pass(0);
  await pass(20 * MINUTE_MS);
  expect([request, release].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);

  act(() => FakeAudio.latest.end());
  await pass(5 * MINUTE_MS - 1);
  expect(release).not.toHaveBeenCalled();
  await pass(1);
  expect(release).toHaveBeenCalledOnce();

  fireEvent.click(button("Hear it again"));
  await pass(0);
  expect(request).toHaveBeenCalledTimes(2);
});

it("lets the screen go off once bedtime's lights are out", async () => {
  vi.useFakeTimers();
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  storedBedtime.set({ switchedOnAt: Date.now(), minutes: null, sleepAt: null });
  const { open } = aPlayerScreen();
  open();
  await pass(0);
  fireEvent.click(button("Play"));
  await pass(1_000);
  expect(button("Next")).toBeTruthy();
  expect(release).not.toHaveBeenCalled();

  // Nobody reads on.
  await pass(2 * MINUTE_MS + SECOND_MS);
  expect(screen.getByText("Good night")).toBeTruthy();
  expect(release).toHaveBeenCalledOnce();
  expect(request).toHaveBeenCalledOnce();
});
