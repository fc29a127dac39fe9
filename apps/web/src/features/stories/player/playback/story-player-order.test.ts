// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { aStory } from "../testing/a-story.ts";
import { aNarratedScene, aPlayerScene, someAudio } from "../testing/a-scene.ts";
import { World } from "../testing/player-world.ts";

let world: World;
beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  world = new World();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const settle = () => vi.advanceTimersByTimeAsync(0);

it("pauses a narration after it has begun, where an observer pauses it at once", async () => {
  const player = world.player();
  player.start();
  player.state.subscribe(() => {
    if (player.state.get().phase === "narrating") player.send({ type: "pause" });
  });
  player.send({ type: "play", path: [] });
  await settle();

  expect(player.state.get()).toMatchObject({ phase: "narrating", isPaused: true });
  expect(world.calls.slice(-2)).toEqual(["narrate", "pause"]);
});

it("carries out what was sent before where an observer fails, and what is sent afterwards", async () => {
  const player = world.player();
  player.start();
  const unsubscribe = player.state.subscribe(() => {
    throw new Error("an observer");
  });
  expect(() => player.send({ type: "play", path: [] })).toThrow("an observer");
  unsubscribe();
  player.send({ type: "jump", path: [{ sceneId: "fork", asked: true, answer: null }] });
  await settle();

  expect(player.state.get().scene?.id).toBe("fork");
});

it("[SPLAY-10] waits for no voice without a network: the browser's reads at once", async () => {
  const coming = aNarratedScene(aPlayerScene(), { isVoiceComing: true });
  world.fetchScene = async () => coming;
  const player = world.player();
  player.setStory(aStory({ voiced: { done: 4, total: 4 } }));
  player.start();
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  player.send({ type: "play", path: [] });
  await settle();

  expect(player.state.get().phase).toBe("narrating");
  expect(world.narrated).toMatchObject([{ audio: null }]);
});

it("[SPLAY-10] “Hear it again” waits for no voice without a network, and for one with it", async () => {
  const silent = aNarratedScene(aPlayerScene());
  world.fetchScene = async () => silent;
  const player = world.player();
  player.setStory(aStory({ voiced: { done: 4, total: 4 } }));
  player.start();
  player.send({ type: "play", path: [] });
  await settle();
  world.listener?.onFailed();
  expect(player.state.get().phase).toBe("reading");
  const onLine = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  player.send({ type: "narrate-again" });
  expect(player.state.get().phase).toBe("narrating");
  world.listener?.onFailed();

  onLine.mockReturnValue(true);
  world.fetchScene = async () => ({ ...silent, audio: someAudio() });
  player.send({ type: "narrate-again" });
  expect(player.state.get().phase).toBe("awaiting-voice");
  await settle();
  expect(world.narrated.at(-1)?.audio).not.toBeNull();
});
