// @vitest-environment jsdom
import { downloadStory } from "@codetale/contract/stories/player";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { ApiError } from "#lib/http/api-client";
import { on } from "#testing/server";
import { ScenePrefetcher } from "../prefetch/scene-prefetcher.ts";
import { aDownload, aStory } from "../testing/a-story.ts";
import { anEmptyBrowser } from "../testing/fake-caches.ts";
import { aPlayerScene, aNarratedScene, someAudio } from "../testing/a-scene.ts";
import type { SceneResult } from "../scenes/narrated-scene.ts";
import { downloadedStories, saveDownload } from "./downloaded-stories.ts";
import { sceneFromCopy, withOfflineFallback } from "./offline-fallback.ts";

const browser = anEmptyBrowser();

it("plays a downloaded story: voices, choices in free words, and the end", async () => {
  await saveDownload(aStory());
  const step = (sceneId: string | null, answer: string | null = null) =>
    sceneFromCopy("s1", { sceneId, answer });

  const start = await step("start");
  expect(start).toMatchObject({
    id: "start",
    next_id: "fork",
    word_starts: [0, 1, 2, 3],
    isRedirect: false,
  });
  expect(start).toMatchObject({ audio: { size: 7 } });
  expect(start).toMatchObject({ sky: "day", cast: [{ name: "Mina", age: "child" }] });
  expect(await step("fork")).toMatchObject({
    choices: ["Row the boat", "Ask the owl"],
    choice_pictures: ["boat", "owl"],
    thing: "boat",
    word_starts: null,
    audio: null,
    // A download keeps the voice of its choices as well.
    choice_audio: ["/stories/s1/audio/c1", null],
  });
  expect(await step("fork", "I want the owl")).toMatchObject({ id: "owl" });
  expect(await step("fork", "one")).toMatchObject({ id: "boat" });
  expect(await step("fork", "an elephant")).toMatchObject({
    id: "fork",
    isRedirect: true,
  });
  expect(await step(null)).toEqual("end");
  expect(await step("elsewhere")).toBeNull();
});

it("plays a copy of an older version, which has no pictures", async () => {
  const { scenes, ...facts } = aDownload();
  const withoutPictures = scenes.map(({ thing: _, choices, ...scene }) => ({
    ...scene,
    choices: choices.map(({ text, nextId }) => ({ text, nextId })),
  }));
  on(downloadStory, () => Response.json({ ...facts, scenes: withoutPictures }));
  await saveDownload(aStory());

  expect(await sceneFromCopy("s1", { sceneId: "fork", answer: null })).toMatchObject({
    choices: ["Row the boat", "Ask the owl"],
    choice_pictures: [null, null],
    thing: null,
  });
});

it("[SPLAY-9] plays a copy from before pictures knew how characters look", async () => {
  const { scenes, ...download } = aDownload();
  const older = scenes.map(({ sky: _, cast, ...scene }) => ({
    ...scene,
    cast: cast.map(({ name }) => name),
  }));
  on(downloadStory, () => Response.json({ ...download, scenes: older }));
  await saveDownload({ ...aStory(), cast: ["Mina"] as never });

  expect(downloadedStories()[0]?.cast).toMatchObject([{ name: "Mina", kind: "person" }]);
  expect(await sceneFromCopy("s1", { sceneId: "start", answer: null })).toMatchObject({
    sky: "day",
    cast: [{ name: "Mina", kind: "person", age: "adult", mood: "calm" }],
  });
});

it("has no copy of a story that was not downloaded, or where nothing can be stored", async () => {
  expect(await sceneFromCopy("s1", { sceneId: "start", answer: null })).toBeNull();
  Reflect.deleteProperty(globalThis, "caches");
  expect(await sceneFromCopy("s1", { sceneId: "start", answer: null })).toBeNull();
});

const wanted = { sceneId: "start", answer: null };
const online = aNarratedScene(aPlayerScene({ title: "From the network" }));
const { signal } = new AbortController();
const noNetwork = new ApiError({
  status: 0,
  code: "auth/network-request-failed",
  reason: "network-request-failed",
  message: "no",
});
const gone = new ApiError({
  status: 404,
  code: "not-found",
  reason: "story/unknown",
  message: "This story does not exist.",
});

it("asks the network first", async () => {
  await saveDownload(aStory());

  expect(await withOfflineFallback("s1", async () => online)(wanted, signal, false)).toBe(online);
});

it("plays the copy when the network is gone", async () => {
  await saveDownload(aStory());

  expect(
    await withOfflineFallback("s1", () => Promise.reject(noNetwork))(wanted, signal, false),
  ).toMatchObject({
    title: "At the river",
  });
});

for (const status of [502, 503, 504]) {
  it(`plays the copy while the server is away and a proxy answers ${status}`, async () => {
    await saveDownload(aStory());
    const away = new ApiError({
      status,
      code: "bad-answer",
      reason: "bad-answer",
      message: "The server answered something unexpected.",
    });

    expect(
      await withOfflineFallback("s1", () => Promise.reject(away))(wanted, signal, false),
    ).toMatchObject({ title: "At the river" });
  });
}

it("plays the copy when the network takes its time", async () => {
  await saveDownload(aStory());
  vi.useFakeTimers();
  const step = withOfflineFallback("s1", () => new Promise(() => {}))(wanted, signal, false);
  await vi.advanceTimersByTimeAsync(2_500);

  expect(await step).toMatchObject({ title: "At the river" });
});

describe("[SPLAY-10] a scene whose copy has no audio, from a server that takes its time", () => {
  const fork = { sceneId: "fork", answer: null };
  const after = (
    ms: number,
    end: (resolve: (scene: SceneResult) => void, fail: (error: unknown) => void) => void,
  ) =>
    withOfflineFallback(
      "s1",
      () => new Promise((resolve, reject) => setTimeout(() => end(resolve, reject), ms)),
    )(fork, new AbortController().signal, false);

  beforeEach(async () => {
    await saveDownload(aStory());
    vi.useFakeTimers();
  });

  it("is what the server gives once it answers", async () => {
    const step = after(7_999, (resolve) => resolve(online));
    await vi.advanceTimersByTimeAsync(7_999);

    expect(await step).toBe(online);
  });

  it("comes from the copy where the server fails after all, or does not answer", async () => {
    const lost = after(3_000, (_, fail) => fail(noNetwork));
    await vi.advanceTimersByTimeAsync(3_000);
    expect(await lost).toMatchObject({ id: "fork", audio: null });

    const late = after(60_000, (resolve) => resolve(online));
    await vi.advanceTimersByTimeAsync(8_000);
    expect(await late).toMatchObject({ id: "fork", audio: null });
  });

  it("is not told where the server refuses the story meanwhile", async () => {
    const refused = expect(after(3_000, (_, fail) => fail(gone))).rejects.toBe(gone);
    await vi.advanceTimersByTimeAsync(3_000);

    await refused;
  });
});

it("waits for a slow network where there is no copy, and fails with its failure", async () => {
  vi.useFakeTimers();
  const slow = () =>
    new Promise<typeof online>((resolve) => setTimeout(() => resolve(online), 9e3));
  const step = withOfflineFallback("s1", slow)(wanted, signal, false);
  await vi.advanceTimersByTimeAsync(9_000);
  expect(await step).toBe(online);

  await expect(
    withOfflineFallback("s1", () => Promise.reject(noNetwork))(wanted, signal, false),
  ).rejects.toBe(noNetwork);
});

it("has a voice at hand that was not in the copy, and leaves the copy as it is", async () => {
  await saveDownload(aStory());
  const shelved = [...browser.caches.stored.keys()];
  vi.useFakeTimers();
  const steps = [noNetwork, noNetwork, null];
  const step = withOfflineFallback("s1", () => {
    const failure = steps.shift();
    if (failure) return Promise.reject(failure);
    return Promise.resolve(aNarratedScene(aPlayerScene({ id: "fork" }), { audio: someAudio() }));
  });
  const outlook = {
    mayCome: () => true,
    isComplete: () => true,
  };
  const ahead = new ScenePrefetcher(step, outlook);
  const fork = { sceneId: "fork", answer: null };
  ahead.prefetch([fork]);
  await vi.advanceTimersByTimeAsync(6_000);

  const prefetched = ahead.takeIfReady(fork);
  expect(prefetched).toMatchObject({ id: "fork", audio: { size: 7 } });
  expect([...browser.caches.stored.keys()]).toEqual(shelved);
});

it("does not play a copy of a story that the server refuses", async () => {
  await saveDownload(aStory());
  await expect(
    withOfflineFallback("s1", () => Promise.reject(gone))(wanted, signal, false),
  ).rejects.toBe(gone);
});
