// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { PrefetchedScene } from "./prefetched-scene.ts";
import { FakeSceneServer } from "../testing/fake-scene-server.ts";
import { aPlayerScene, aNarratedScene, someAudio } from "../testing/a-scene.ts";
import type { SceneResult } from "../scenes/narrated-scene.ts";

const silent = aNarratedScene(aPlayerScene());
const voiced = aNarratedScene(aPlayerScene({ word_starts: [0, 300, 500, 700] }), {
  audio: someAudio(),
});
/** An answer that never arrives. */
const never = new Promise<SceneResult>(() => {});
const noNetwork = () => Promise.reject(new Error("no network"));

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
});
afterEach(() => {
  vi.restoreAllMocks();
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

it("has a scene's voice ready although it was not spoken yet when the scene came", async () => {
  const server = new FakeSceneServer(
    () => silent,
    () => voiced,
  );
  const scene = await server.fetchAhead();
  await pass(1_999);
  expect(server.askedAt).toEqual([0]);
  await pass(1);

  expect(server.askedAt).toEqual([0, 2_000]);
  expect(await scene.take()).toBe(voiced);
  expect(scene.takeIfReady()).toBe(voiced);
});

it("asks ever less often while the voice does not come, and six times at most", async () => {
  const server = new FakeSceneServer(() => silent);
  const scene = await server.fetchAhead();
  await pass(3_600_000);

  expect(server.askedAt).toEqual([0, 2_000, 6_000, 14_000, 30_000, 60_000, 90_000]);
  expect(scene.takeIfReady()).toBe(silent);
});

it("begins a pause when the answer before has come, however long that takes", async () => {
  const slow = () =>
    new Promise<SceneResult>((resolve) => setTimeout(() => resolve(silent), 8_000));
  const server = new FakeSceneServer(
    () => silent,
    slow,
    () => voiced,
  );
  await server.fetchAhead();
  await pass(13_999);
  expect(server.askedAt).toEqual([0, 2_000]);
  await pass(1);

  expect(server.askedAt).toEqual([0, 2_000, 14_000]);
});

it.each([
  ["has its voice", voiced],
  ["is the end", "end" as const],
])("does not ask again for what %s", async (_what, answer) => {
  const server = new FakeSceneServer(() => answer);
  await server.fetchAhead();
  await pass(3_600_000);

  expect(server.askedAt).toEqual([0]);
});

it("keeps the scene that it has where asking again fails or leads nowhere", async () => {
  const server = new FakeSceneServer(
    () => silent,
    noNetwork,
    () => "end",
    () => aNarratedScene(aPlayerScene({ title: "Without a voice as well" })),
    () => voiced,
  );
  const scene = await server.fetchAhead();
  await pass(14_000);
  expect(server.askedAt).toHaveLength(4);
  expect(scene.takeIfReady()).toBe(silent);
});

it("goes on after a try that failed", async () => {
  const server = new FakeSceneServer(
    () => silent,
    noNetwork,
    () => voiced,
  );
  const scene = await server.fetchAhead();
  await pass(6_000);

  expect(scene.takeIfReady()).toBe(voiced);
});

it("gives the scene at once while its voice is being asked for, and asks no more", async () => {
  const server = new FakeSceneServer(
    () => silent,
    () => never,
  );
  const scene = await server.fetchAhead();
  await pass(2_000);
  expect(server.askedAt).toHaveLength(2);

  expect(scene.takeIfReady()).toBe(silent);

  expect(server.aborted).toEqual([1]);
  expect(await scene.take()).toBe(silent);
  await pass(3_600_000);
  expect(server.askedAt).toHaveLength(2);
});

it("asks no more for a scene that was taken between two tries", async () => {
  const server = new FakeSceneServer(() => silent);
  const scene = await server.fetchAhead();
  expect(await scene.take()).toBe(silent);
  expect(vi.getTimerCount()).toBe(0);
  await pass(3_600_000);

  expect(server.askedAt).toEqual([0]);
});

describe("a scene that is still on its way when a listener begins to wait", () => {
  const inAWhile = () =>
    new Promise<SceneResult>((resolve) => setTimeout(() => resolve(voiced), 1_000));

  it("is asked for more urgently where voices are still being spoken", async () => {
    const server = new FakeSceneServer(() => never, inAWhile);
    server.hasAllVoices = false;
    const scene = await server.fetchAhead();
    const taken = scene.take();
    await pass(1_000);

    expect(await taken).toBe(voiced);
    expect(server.ahead).toEqual([true, false]);
    expect(server.aborted).toContain(0);
    expect(await scene.take()).toBe(voiced);
    expect(server.askedAt).toHaveLength(2);
  });

  it("comes as it was asked for first where that is sooner", async () => {
    const server = new FakeSceneServer(inAWhile, () => never);
    server.hasAllVoices = false;
    const scene = await server.fetchAhead();
    const taken = scene.take();
    await pass(1_000);

    expect(await taken).toBe(voiced);
    expect(server.aborted).toContain(1);
  });

  it("is not asked for twice where every voice is there", async () => {
    const server = new FakeSceneServer(inAWhile);
    const scene = await server.fetchAhead();
    const taken = scene.take();
    await pass(1_000);

    expect(await taken).toBe(voiced);
    expect(server.ahead).toEqual([true]);
  });
});

it("does not ask again for what the listener waits for already", async () => {
  const server = new FakeSceneServer(() => silent);
  const scene = new PrefetchedScene(server.ask, server, true);
  expect(await scene.take()).toBe(silent);
  await pass(3_600_000);

  expect(server.askedAt).toEqual([0]);
});

it("asks no more once it is dropped: neither later, nor on the way, nor for the first time", async () => {
  const waiting = new FakeSceneServer(() => silent);
  const asking = new FakeSceneServer(
    () => silent,
    () => never,
  );
  const fetching = new FakeSceneServer(() => never);
  const scenes = [
    await waiting.fetchAhead(),
    await asking.fetchAhead(),
    await fetching.fetchAhead(),
  ];
  await pass(2_000);
  for (const scene of scenes) scene.drop();
  await pass(3_600_000);

  expect([waiting, asking, fetching].map(({ askedAt }) => askedAt.length)).toEqual([2, 2, 1]);
  expect(asking.aborted).toContain(1);
  expect(fetching.aborted).toEqual([0]);
});

it("waits for the network before it asks again, and counts no try until then", async () => {
  const server = new FakeSceneServer(
    () => silent,
    () => voiced,
  );
  const scene = await server.fetchAhead();
  server.goOffline();
  await pass(600_000);
  expect(server.askedAt).toEqual([0]);

  server.backOnline();
  await pass(0);

  expect(server.askedAt).toEqual([0, 600_000]);
  expect(scene.takeIfReady()).toBe(voiced);
});

it("asks no more when the network comes back after the scene was taken", async () => {
  const server = new FakeSceneServer(() => silent);
  const scene = await server.fetchAhead();
  server.goOffline();
  await pass(2_000);
  scene.takeIfReady();
  server.backOnline();
  await pass(3_600_000);

  expect(server.askedAt).toEqual([0]);
});

it("does not ask for a voice that cannot come, and does once it is known that it may", async () => {
  const server = new FakeSceneServer(
    () => silent,
    () => voiced,
  );
  server.mayHaveVoice = false;
  const scene = await server.fetchAhead();
  await pass(13_999);
  expect(server.askedAt).toEqual([0]);

  server.mayHaveVoice = true;
  await pass(1);

  expect(server.askedAt).toEqual([0, 14_000]);
  expect(scene.takeIfReady()).toBe(voiced);
});

it("never asks where no voice is to be had", async () => {
  const server = new FakeSceneServer(() => silent);
  server.mayHaveVoice = false;
  await server.fetchAhead();
  await pass(3_600_000);

  expect(server.askedAt).toEqual([0]);
});
