// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { aNarratedScene, aPlayerScene, someAudio } from "../testing/a-scene.ts";
import { FakeSceneServer } from "../testing/fake-scene-server.ts";
import { awaitVoice, LONGEST_VOICE_WAIT_MS } from "./late-narration.ts";

const coming = aNarratedScene(aPlayerScene(), { isVoiceComing: true });
const voiced = aNarratedScene(aPlayerScene(), { audio: someAudio() });
const never = new Promise<never>(() => {});

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
});
afterEach(() => {
  vi.restoreAllMocks();
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

/** Waits for the voice of a scene, and keeps the outcome. */
function wait(server: FakeSceneServer) {
  const leaving = new AbortController();
  const outcome: unknown[] = [];
  const request = (signal: AbortSignal) => server.ask(signal, false);
  void awaitVoice(request, leaving.signal).then((result) => outcome.push(result));
  return { outcome, leave: () => leaving.abort() };
}

it("[SPLAY-10] asks at once, and until the voice is there", async () => {
  const server = new FakeSceneServer(
    () => coming,
    () => coming,
    () => Promise.reject(new Error("no network")),
    () => coming,
    () => coming,
    () => voiced,
  );
  const { outcome } = wait(server);
  await pass(6_499);
  expect(outcome).toEqual([]);
  await pass(1);

  expect(server.askedAt).toEqual([0, 500, 1_500, 2_500, 4_500, 6_500]);
  expect(outcome).toEqual([voiced]);
});

it("[SPLAY-10] waits for half a minute, no longer", async () => {
  const server = new FakeSceneServer(() => coming);
  const { outcome } = wait(server);
  await pass(LONGEST_VOICE_WAIT_MS - 1);
  expect(outcome).toEqual([]);
  await pass(1);
  expect(outcome).toEqual(["late"]);

  const asked = server.askedAt.length;
  await pass(3_600_000);
  expect(server.askedAt).toHaveLength(asked);
});

it("gives a request up that is not answered in that time", async () => {
  const server = new FakeSceneServer(() => never);
  const { outcome } = wait(server);
  await pass(LONGEST_VOICE_WAIT_MS);

  expect(outcome).toEqual(["late"]);
  expect(server.aborted).toEqual([0]);
});

it.each([
  ["the server says that no voice comes", aNarratedScene(aPlayerScene())],
  ["nothing is to be read", "end" as const],
])("does not wait where %s", async (_, answer) => {
  const { outcome } = wait(new FakeSceneServer(() => answer));
  await pass(0);

  expect(outcome).toEqual(["none"]);
});

it("asks nothing while there is no network, and goes on when it is back", async () => {
  const server = new FakeSceneServer(() => voiced);
  server.goOffline();
  const { outcome } = wait(server);
  await pass(10_000);
  expect(server.askedAt).toEqual([]);

  server.backOnline();
  await pass(0);
  expect(outcome).toEqual([voiced]);
});

it.each([
  ["between two requests", () => coming, []],
  ["during a request", () => never, [0]],
])("ends when the listener goes on %s", async (_, answer, aborted) => {
  const server = new FakeSceneServer(answer);
  const { outcome, leave } = wait(server);
  await pass(0);
  leave();
  await pass(0);
  expect(outcome).toEqual(["late"]);
  expect(server.aborted).toEqual(aborted);

  await pass(3_600_000);
  expect(server.askedAt).toHaveLength(1);
});

it("does not abort what has come when the listener goes on later", async () => {
  const server = new FakeSceneServer(() => voiced);
  const { leave } = wait(server);
  await pass(500);
  leave();

  expect(server.aborted).toEqual([]);
});
