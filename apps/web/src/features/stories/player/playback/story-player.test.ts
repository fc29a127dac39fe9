// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ApiError } from "#lib/http/api-client";
import { loadProgress, noProgress, saveProgress } from "../progress/saved-progress.ts";
import { aNarratedScene, aPlayerScene, aQuestion } from "../testing/a-scene.ts";
import { aStory } from "../testing/a-story.ts";
import { story, World } from "../testing/player-world.ts";
import { english } from "../words/en.ts";
import { messageOf, playerError } from "./player-error.ts";

let world: World;
beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  world = new World();
});
afterEach(() => vi.useRealTimers());

const settle = () => vi.advanceTimersByTimeAsync(0);
const atQuestion = () => world.playToQuestion();

it("[SPLAY-1] fetches the first scene before Play is pressed, and narrates it then", async () => {
  const player = world.player();
  player.setStory(aStory({ voiced: { done: 4, total: 4 } }));
  player.start();
  expect(world.asked).toEqual(["start/null"]);

  player.send({ type: "play", path: [] });
  await settle();

  expect(world.calls).toContain("unlock");
  expect(player.state.get().phase).toBe("narrating");
  expect(world.narrated).toMatchObject([{ text: "The river is glowing!", language: "en" }]);
  expect(world.asked).toEqual(["start/null", "fork/null"]);
});

it("[SPLAY-1] narrates the first scene with a voice that came before Play was pressed", async () => {
  const voiceless = aNarratedScene(aPlayerScene());
  world.fetchScene = async () =>
    world.asked.push("start") === 1 ? voiceless : story["start/null"]!;
  const player = world.player();
  player.start();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(world.asked).toHaveLength(2);

  player.send({ type: "play", path: [] });

  expect(world.narrated.at(-1)?.audio).not.toBeNull();
});

it("tells a choice at once, without its voice, while that is being asked for", async () => {
  const player = await atQuestion();
  const { fetchScene } = world;
  const signals: AbortSignal[] = [];
  world.fetchScene = (_, signal) => {
    signals.push(signal);
    return new Promise(() => {});
  };
  await vi.advanceTimersByTimeAsync(2_000);
  expect(signals).toHaveLength(2);
  world.fetchScene = fetchScene;

  player.send({ type: "choose", index: 0 });

  expect(player.state.get()).toMatchObject({ phase: "narrating", scene: { id: "boat" } });
  expect(world.narrated.at(-1)?.audio).toBeNull();
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, true]);
});

it("does not ask again for voices that cannot come", async () => {
  const player = await atQuestion();
  player.setStory(aStory({ voiced: null }));
  const fetched = world.asked.length;
  await vi.advanceTimersByTimeAsync(3_600_000);

  expect(world.asked).toHaveLength(fetched);
});

it("asks for no voices when its screen is gone", async () => {
  saveProgress("s1", { ...noProgress, way: [{ sceneId: "fork", asked: true, answer: null }] });
  const stop = world.player().start();
  await settle();
  expect(world.asked).toEqual(["fork/null", "start/null"]);

  stop();
  await vi.advanceTimersByTimeAsync(3_600_000);

  expect(world.asked).toHaveLength(2);
});

it("follows the voice word by word, and forgets the word when all is said", async () => {
  const player = world.player();
  player.send({ type: "play", path: [] });
  await settle();
  world.listener?.onWord(2);
  expect(player.currentWord.get()).toBe(2);

  world.listener?.onDone();

  expect(player.currentWord.get()).toBe(-1);
});

it("[SPLAY-2] [SPLAY-5] plays to the end by itself, with one choice in the middle", async () => {
  const player = await atQuestion();
  expect(player.state.get().phase).toBe("asking");
  expect(world.asked).toContain("fork/Ask the owl");
  const fetched = world.asked.length;

  player.send({ type: "choose", index: 0 });
  await settle();
  expect(player.state.get().scene?.id).toBe("boat");
  expect(world.asked.slice(fetched)).toEqual(["null/null"]);

  world.listener?.onDone();
  await settle();
  expect(player.state.get().phase).toBe("ended");
  player.send({ type: "replay" });
  expect(player.state.get().phase).toBe("ready");
});

it("ends where nothing follows even if the server cannot be reached", async () => {
  const player = await atQuestion();
  player.send({ type: "choose", index: 0 });
  world.fetchScene = () => Promise.reject(new Error("offline"));
  await settle();
  world.listener?.onDone();
  await settle();

  expect(player.state.get().phase).toBe("ended");
});

it("[SPLAY-6] says what the server says when a scene could not be fetched", async () => {
  world.fetchScene = () =>
    Promise.reject(
      new ApiError({
        status: 404,
        code: "not-found",
        reason: "story/unknown",
        message: "This story does not exist.",
      }),
    );
  const player = world.player();
  player.send({ type: "play", path: [] });
  await settle();

  expect(player.state.get()).toMatchObject({
    phase: "failed",
    error: { kind: "fetch", detail: "This story does not exist." },
  });
});

it("keeps where one is, and what was seen, and forgets the place at the end alone", async () => {
  const player = await atQuestion();
  expect(loadProgress("s1").way.map(({ sceneId }) => sceneId)).toEqual(["start", "fork"]);

  player.send({ type: "choose", index: 1 });
  await settle();
  world.listener?.onDone();
  await settle();

  expect(loadProgress("s1").way).toEqual([]);
  expect(loadProgress("s1").seen.scenes.map(({ id }) => id)).toEqual(["start", "fork", "owl"]);
});

it("goes on where one left off", async () => {
  await atQuestion();
  const later = world.player();
  later.start();
  later.send({ type: "play", path: later.progress.get().way });
  await settle();

  expect(later.state.get()).toMatchObject({ phase: "narrating", scene: { id: "fork" } });
});

it("goes back to a question that was heard before", async () => {
  const player = await atQuestion();
  const { way: path } = player.progress.get();
  player.send({ type: "choose", index: 1 });
  await settle();

  player.send({ type: "jump", path });
  await settle();

  expect(world.calls.filter((call) => call === "unlock")).toHaveLength(2);
  expect(player.state.get()).toMatchObject({ phase: "asking", scene: { id: "fork" } });
});

it("[SPLAY-4] records with a countdown, and goes where the transcript leads", async () => {
  const player = await atQuestion();
  player.send({ type: "record" });
  expect(world.calls.filter((call) => call === "prepare")).toHaveLength(1);
  world.showSeconds(10);
  expect(player.secondsLeft.get()).toBe(10);
  player.send({ type: "stop-recording" });
  await settle();

  expect(player.secondsLeft.get()).toBeNull();
  expect(player.state.get().scene?.id).toBe("boat");
});

it("[SPLAY-4] tells the reply and asks again", async () => {
  const player = await atQuestion();
  const reply = aQuestion({ reply: "Row, or ask the owl?" });
  world.recognition = { kind: "reply", reply: aNarratedScene(reply, { isRedirect: true }) };
  player.send({ type: "record" });
  player.send({ type: "stop-recording" });
  await settle();

  expect(world.narrated.at(-1)?.text).toBe("Row, or ask the owl?");
  world.listener?.onDone();
  expect(player.state.get()).toMatchObject({
    phase: "asking",
    reply: { reply: "Row, or ask the owl?" },
  });
});

it.each([
  ["no-audio", "No audio recorded. Please try again."],
  ["microphone", "Microphone access denied or not available."],
] as const)("[SPLAY-6] says what was wrong with a recording: %s", async (kind, message) => {
  const player = await atQuestion();
  player.send({ type: "record" });
  world.endRecording({ kind: "error", error: playerError(kind) });
  await settle();

  const { phase, error } = player.state.get();
  expect(phase).toBe("asking");
  expect(error && messageOf(error, english)).toBe(message);
});

it("[SPLAY-6] says that an answer could not be sent", async () => {
  const player = await atQuestion();
  const error = playerError("not-sent", "no");
  world.recognition = { kind: "error", error };
  player.send({ type: "record" });
  player.send({ type: "stop-recording" });
  await settle();

  expect(player.state.get()).toMatchObject({ phase: "asking", error });
});

it("is silent and deaf when its screen is gone", async () => {
  const player = world.player();
  const stop = player.start();
  player.send({ type: "play", path: [] });
  await settle();
  world.listener?.onDone();
  await settle();
  world.listener?.onDone();
  player.send({ type: "record" });
  stop();
  await settle();

  expect(world.calls.at(-1)).toBe("stop");
  expect(player.state.get().phase).toBe("recording");
});
