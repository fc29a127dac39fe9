// @vitest-environment jsdom
/** A scene whose voice is still on its way when it is taken, or dropped. */
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { PrefetchedScene } from "./prefetched-scene.ts";
import { FakeSceneServer } from "../testing/fake-scene-server.ts";
import { FakeAudioStream } from "../testing/fake-audio-stream.ts";
import { aPlayerScene, aNarratedScene, someAudio } from "../testing/a-scene.ts";
import type { SceneResult } from "../scenes/narrated-scene.ts";

const silent = aNarratedScene(aPlayerScene());
const voiced = aNarratedScene(aPlayerScene(), { audio: someAudio() });
/** An answer that never arrives. */
const never = new Promise<SceneResult>(() => {});
const noNetwork = () => Promise.reject(new Error("no network"));
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

const inAWhile = () =>
  new Promise<SceneResult>((resolve) => setTimeout(() => resolve(voiced), 1_000));

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
});
afterEach(() => vi.useRealTimers());

/** Its voice has begun, and goes on as a test lets it. */
function aVoice() {
  const voice = new FakeAudioStream();
  const answer = aNarratedScene(aPlayerScene(), { audio: voice.audio() });
  voice.push("The river");
  return { voice, answer };
}

it.each([
  ["ready", (scene: PrefetchedScene) => scene.takeIfReady()],
  ["waited for", (scene: PrefetchedScene) => scene.take()],
])("is given at once, and requested once more as urgent: %s", async (_how, take) => {
  const { answer } = aVoice();
  const server = new FakeSceneServer(() => answer, inAWhile);
  server.hasAllVoices = false;
  const scene = await server.fetchAhead();

  expect(await take(scene)).toBe(answer);
  expect(server.ahead).toEqual([true, false]);
  expect(await take(scene)).toBe(answer);
  scene.drop();
  await pass(999);
  expect(server.aborted).toEqual([]);
  await pass(1);

  expect(server.ahead).toEqual([true, false]);
  expect(server.aborted).toEqual([1]);
});

it("keeps its voice where asking once more fails", async () => {
  const { answer } = aVoice();
  const server = new FakeSceneServer(() => answer, noNetwork);
  server.hasAllVoices = false;
  const scene = await server.fetchAhead();

  expect(scene.takeIfReady()).toBe(answer);
  await pass(0);
  expect(server.aborted).toEqual([]);
  expect(scene.takeIfReady()).toBe(answer);
});

it.each([
  ["every voice is there", true, () => aVoice().answer],
  ["its voice has come to its end", false, () => voiced],
])("is asked for but once where %s", async (_what, hasAllVoices, answer) => {
  const server = new FakeSceneServer(answer);
  server.hasAllVoices = hasAllVoices;
  const scene = await server.fetchAhead();
  scene.takeIfReady();
  await pass(0);

  expect(server.ahead).toEqual([true]);
});

it("is asked for but once where it was not fetched ahead", async () => {
  const server = new FakeSceneServer(() => aVoice().answer);
  server.hasAllVoices = false;
  await new PrefetchedScene(server.ask, server, false).take();

  expect(server.ahead).toEqual([false]);
});

it("requests it as urgent although the first answer came sooner", async () => {
  const { answer } = aVoice();
  const soon = () => new Promise<SceneResult>((resolve) => setTimeout(() => resolve(answer), 500));
  const server = new FakeSceneServer(soon, inAWhile);
  server.hasAllVoices = false;
  const scene = await server.fetchAhead();
  const taken = scene.take();
  await pass(500);
  expect(await taken).toBe(answer);
  expect(server.aborted).toEqual([]);
  await pass(500);

  expect(server.aborted).toEqual([1]);
});

it("keeps the voice of the answer that came sooner, whichever that was, when it is dropped", async () => {
  const { answer } = aVoice();
  const server = new FakeSceneServer(
    () => never,
    () => answer,
  );
  server.hasAllVoices = false;
  const scene = await server.fetchAhead();
  expect(await scene.take()).toBe(answer);
  scene.drop();

  expect(server.aborted).toEqual([0]);
});

it("stays what was taken, whatever the first answer brings after", async () => {
  const { answer } = aVoice();
  const late = () =>
    new Promise<SceneResult>((resolve) => setTimeout(() => resolve(silent), 1_000));
  const server = new FakeSceneServer(late, () => answer);
  server.hasAllVoices = false;
  const scene = await server.fetchAhead();
  await scene.take();
  await pass(1_000);

  expect(scene.takeIfReady()).toBe(answer);
});

it("is aborted where it was not taken", async () => {
  const { answer } = aVoice();
  const server = new FakeSceneServer(() => answer);
  const scene = await server.fetchAhead();
  scene.drop();

  expect(server.aborted).toEqual([0]);
});

it("keeps a voice that came late, and was taken before its end", async () => {
  const { answer } = aVoice();
  const server = new FakeSceneServer(
    () => silent,
    () => answer,
  );
  const scene = await server.fetchAhead();
  await pass(2_000);
  expect(scene.takeIfReady()).toBe(answer);
  scene.drop();

  expect(server.aborted).toEqual([0]);
});

it("is asked for again like one without a voice where it broke off before it was taken", async () => {
  const { voice, answer } = aVoice();
  const server = new FakeSceneServer(
    () => answer,
    () => voiced,
  );
  const scene = await server.fetchAhead();
  await pass(5_000);
  voice.breakOff();
  await pass(1_999);
  expect(server.askedAt).toEqual([0]);
  await pass(1);

  expect(server.askedAt).toEqual([0, 7_000]);
  expect(scene.takeIfReady()).toBe(voiced);
});

it("is not asked for again where it breaks off after it was taken", async () => {
  const { voice, answer } = aVoice();
  const server = new FakeSceneServer(() => answer);
  const scene = await server.fetchAhead();
  scene.takeIfReady();
  voice.breakOff();
  await pass(3_600_000);

  expect(server.askedAt).toEqual([0]);
});
