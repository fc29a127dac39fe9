// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { aNarratedScene, aPlayerScene, aQuestion, someAudio } from "../testing/a-scene.ts";
import { aStory } from "../testing/a-story.ts";
import { World } from "../testing/player-world.ts";

let world: World;
beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  world = new World();
});
afterEach(() => vi.useRealTimers());

const settle = () => vi.advanceTimersByTimeAsync(0);

it("[SPLAY-8] reads the choices after the question, its own voice first, then the browser's", async () => {
  const choice_audio = ["/audio/row", "/audio/owl"];
  world.fetchScene = async ({ sceneId }) =>
    aNarratedScene(sceneId === "start" ? aQuestion({ choice_audio }) : aPlayerScene());
  world.choices.set("/audio/row", { audio: someAudio(), wordStarts: [0, 250, 400] });
  const player = world.player();
  player.setStory(aStory());
  player.start();
  player.send({ type: "play", path: [] });
  await settle();
  expect(world.askedChoices).toEqual(choice_audio);
  world.listener?.onDone();
  expect(player.state.get()).toMatchObject({ phase: "asking", highlightedChoice: 0 });
  await vi.advanceTimersByTimeAsync(299);

  expect(world.narrated.at(-1)).toMatchObject({ text: "Row the boat?", wordStarts: [0, 250, 400] });
  expect(world.narrated.at(-1)?.audio).not.toBeNull();
  world.listener?.onWord(2);
  expect(player.choiceWord.get()).toBe(2);
  expect(player.currentWord.get()).toBe(-1);
  world.listener?.onDone();
  expect(player.choiceWord.get()).toBe(-1);
  await vi.advanceTimersByTimeAsync(400);
  expect(player.state.get().highlightedChoice).toBe(1);
  expect(world.narrated.at(-1)).toEqual({
    text: "Ask the owl?",
    language: "en",
    audio: null,
    wordStarts: null,
  });
  world.listener?.onFailed();
  await vi.advanceTimersByTimeAsync(1_500);
  expect(player.state.get()).toMatchObject({ phase: "asking", highlightedChoice: null });
});

it("[SPLAY-8] is silent at once when a choice is taken or an answer is spoken meanwhile", async () => {
  for (const event of [{ type: "choose", index: 0 }, { type: "record" }] as const) {
    const player = await world.playToQuestion();
    const narrated = world.narrated.length;
    player.send(event);
    expect(world.calls).toContain("stop");
    expect(player.state.get().highlightedChoice).toBeNull();
    await vi.advanceTimersByTimeAsync(0);
    const others = world.narrated.slice(narrated).map(({ text }) => text);
    expect(others).not.toContain("Row the boat?");
  }
});

it("[SPLAY-8] sends the choice that was read last with a spoken answer", async () => {
  const player = await world.playToQuestion();
  await vi.advanceTimersByTimeAsync(300);
  expect(world.narrated.at(-1)?.text).toBe("Row the boat?");
  world.listener?.onDone();
  await vi.advanceTimersByTimeAsync(400);
  expect(world.narrated.at(-1)?.text).toBe("Ask the owl?");
  player.send({ type: "record" });
  player.send({ type: "stop-recording" });
  await settle();

  expect(world.lastRead).toBe(1);
});
