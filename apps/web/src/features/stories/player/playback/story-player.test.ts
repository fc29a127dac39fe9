// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { StepQuery } from "@codetale/domain/stories/journey";
import { ApiError } from "#lib/http/api-client";
import type { FetchScene } from "../scenes/fetch-scene.ts";
import { noProgress, type PlaybackProgress } from "../progress/saved-progress.ts";
import type { RecordingResult } from "../answering/recorder.ts";
import { StoryPlayer } from "./story-player.ts";
import {
  aPlayerScene,
  aQuestion,
  aRecording,
  aSceneResult,
  someAudio,
} from "../testing/a-scene.ts";
import type { SceneResult } from "../scenes/narrated-scene.ts";
import type { RecognitionResult } from "../answering/recognize-answer.ts";
import type { NarrationRequest, NarrationListener } from "../narration/narration.ts";

const story: Record<string, SceneResult> = {
  "start/null": aSceneResult(aPlayerScene({ next_id: "fork" }), { audio: someAudio() }),
  "fork/null": aSceneResult(aQuestion()),
  "fork/Row the boat": aSceneResult(aPlayerScene({ id: "boat", next_id: null })),
  "fork/Ask the owl": aSceneResult(aPlayerScene({ id: "owl", next_id: null })),
  "null/null": { kind: "end" },
};

/** Everything around a player: a story, a voice, a microphone, a memory. */
class World {
  readonly asked: string[] = [];
  readonly read: NarrationRequest[] = [];
  readonly deeds: string[] = [];
  ears: NarrationListener | null = null;
  place: PlaybackProgress = noProgress;
  announced = 0;
  understood: RecognitionResult = { kind: "transcript", transcript: "Row the boat" };
  endRecording: (outcome: RecordingResult) => void = () => {};
  showSeconds: (seconds: number) => void = () => {};
  takeStep: FetchScene = async ({ sceneId, answer }: StepQuery) => {
    const key = `${sceneId}/${answer}`;
    this.asked.push(key);
    const step = story[key];
    if (!step) throw new Error(`no ${key}`);
    return step;
  };

  player(): StoryPlayer {
    return new StoryPlayer({
      fetchScene: (...step) => this.takeStep(...step),
      narrator: {
        unlock: () => void this.deeds.push("unlock"),
        narrate: (reading, listener) => {
          this.read.push(reading);
          this.ears = listener;
        },
        pause: () => void this.deeds.push("pause"),
        resume: () => void this.deeds.push("resume"),
        stop: () => void this.deeds.push("hush"),
      },
      record: (onSecondsLeft) => {
        this.showSeconds = onSecondsLeft;
        const result = new Promise<RecordingResult>((resolve) => (this.endRecording = resolve));
        return {
          stop: () => this.endRecording({ kind: "recording", recording: aRecording() }),
          cancel: () => this.endRecording({ kind: "cancelled" }),
          result,
        };
      },
      recognizeAnswer: async () => this.understood,
      prepareRecognition: () => void (this.announced += 1),
      untilOnline: () => Promise.resolve(),
      loadProgress: () => this.place,
      saveProgress: (place) => (this.place = place),
    });
  }
}

let world: World;
beforeEach(() => {
  vi.useFakeTimers();
  world = new World();
});
afterEach(() => vi.useRealTimers());

const settle = () => vi.advanceTimersByTimeAsync(0);

async function atQuestion() {
  const player = world.player();
  player.start();
  player.begin([]);
  await settle();
  world.ears?.onDone();
  await settle();
  world.ears?.onDone();
  return player;
}

it("[SPLAY-1] fetches the first scene before anybody presses Play, and tells it then", async () => {
  const player = world.player();
  player.setLanguage("en");
  player.setNarrationCoverage("all");
  player.start();
  expect(world.asked).toEqual(["start/null"]);

  player.begin([]);
  await settle();

  expect(world.deeds).toContain("unlock");
  expect(player.getState().phase).toBe("telling");
  expect(world.read).toMatchObject([{ text: "The river is glowing!", language: "en" }]);
  expect(world.asked).toEqual(["start/null", "fork/null"]);
});

it("[SPLAY-1] tells the first scene with a voice that came while nobody had pressed Play", async () => {
  const voiceless = aSceneResult(aPlayerScene());
  world.takeStep = async () => (world.asked.push("start") === 1 ? voiceless : story["start/null"]!);
  const player = world.player();
  player.start();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(world.asked).toHaveLength(2);

  player.begin([]);

  expect(world.read.at(-1)?.audio).not.toBeNull();
});

it("tells a choice at once, without its voice, while that is being asked for", async () => {
  const player = await atQuestion();
  const { takeStep } = world;
  const signals: AbortSignal[] = [];
  world.takeStep = (_, signal) => {
    signals.push(signal);
    return new Promise(() => {});
  };
  await vi.advanceTimersByTimeAsync(2_000);
  expect(signals).toHaveLength(2);
  world.takeStep = takeStep;

  player.send({ type: "choose", index: 0 });

  expect(player.getState()).toMatchObject({ phase: "telling", told: { scene: { id: "boat" } } });
  expect(world.read.at(-1)?.audio).toBeNull();
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, true]);
});

it("does not ask again for voices that cannot come", async () => {
  const player = await atQuestion();
  player.setNarrationCoverage("none");
  const fetched = world.asked.length;
  await vi.advanceTimersByTimeAsync(3_600_000);

  expect(world.asked).toHaveLength(fetched);
});

it("asks for no voices when its screen is gone", async () => {
  world.place = { ...noProgress, way: [{ sceneId: "fork", asked: true, answer: null }] };
  const stop = world.player().start();
  await settle();
  expect(world.asked).toEqual(["fork/null", "start/null"]);

  stop();
  await vi.advanceTimersByTimeAsync(3_600_000);

  expect(world.asked).toHaveLength(2);
});

it("follows the voice word by word, and forgets the word when all is said", async () => {
  const player = world.player();
  player.begin([]);
  await settle();
  world.ears?.onWord(2);
  expect(player.currentWord.get()).toBe(2);

  world.ears?.onDone();

  expect(player.currentWord.get()).toBe(-1);
});

it("[SPLAY-2] [SPLAY-5] plays to the end by itself, with one choice in the middle", async () => {
  const player = await atQuestion();
  expect(player.getState().phase).toBe("asking");
  expect(world.asked).toContain("fork/Ask the owl");
  const fetched = world.asked.length;

  player.send({ type: "choose", index: 0 });
  await settle();
  expect(player.getState().told?.scene.id).toBe("boat");
  expect(world.asked.slice(fetched)).toEqual(["null/null"]);

  world.ears?.onDone();
  await settle();
  expect(player.getState().phase).toBe("ended");
  player.send({ type: "replay" });
  expect(player.getState().phase).toBe("ready");
});

it("ends where nothing follows even if nobody can be asked", async () => {
  const player = await atQuestion();
  player.send({ type: "choose", index: 0 });
  world.takeStep = () => Promise.reject(new Error("offline"));
  await settle();
  world.ears?.onDone();
  await settle();

  expect(player.getState().phase).toBe("ended");
});

it("[SPLAY-6] says what the server says when a scene could not be fetched", async () => {
  world.takeStep = () =>
    Promise.reject(
      new ApiError({
        status: 404,
        code: "not-found",
        reason: "story/unknown",
        message: "This story does not exist.",
      }),
    );
  const player = world.player();
  player.begin([]);
  await settle();

  expect(player.getState()).toMatchObject({
    phase: "stuck",
    trouble: { message: "Failed to fetch scene/audio.", detail: "This story does not exist." },
  });
});

it("keeps where one is, and what was seen, and forgets the place at the end alone", async () => {
  const player = await atQuestion();
  expect(world.place.way.map(({ sceneId }) => sceneId)).toEqual(["start", "fork"]);

  player.send({ type: "choose", index: 1 });
  await settle();
  world.ears?.onDone();
  await settle();

  expect(world.place.way).toEqual([]);
  expect(world.place.seen.scenes.map(({ id }) => id)).toEqual(["start", "fork", "owl"]);
});

it("goes on where one left off", async () => {
  await atQuestion();
  const later = world.player();
  later.start();
  later.begin(later.getProgress().way);
  await settle();

  expect(later.getState()).toMatchObject({ phase: "telling", told: { scene: { id: "fork" } } });
});

it("goes back to a question that was heard before", async () => {
  const player = await atQuestion();
  const { way } = player.getProgress();
  player.send({ type: "choose", index: 1 });
  await settle();

  player.jumpTo(way);
  await settle();

  expect(player.getState()).toMatchObject({ phase: "asking", told: { scene: { id: "fork" } } });
});

it("[SPLAY-4] records with a countdown, and goes where the transcript leads", async () => {
  const player = await atQuestion();
  player.send({ type: "record" });
  expect(world.announced).toBe(1);
  world.showSeconds(10);
  expect(player.secondsLeft.get()).toBe(10);
  player.send({ type: "stop-recording" });
  await settle();

  expect(player.secondsLeft.get()).toBeNull();
  expect(player.getState().told?.scene.id).toBe("boat");
});

it("[SPLAY-4] tells the reply and asks again", async () => {
  const player = await atQuestion();
  const reply = aQuestion({ reply: "Row, or ask the owl?" });
  world.understood = { kind: "reply", answer: aSceneResult(reply, { isRedirect: true }) };
  player.send({ type: "record" });
  player.send({ type: "stop-recording" });
  await settle();

  expect(world.read.at(-1)?.text).toBe("Row, or ask the owl?");
  world.ears?.onDone();
  expect(player.getState()).toMatchObject({ phase: "asking", misses: 1 });
});

it("reads the choices out and lights one after the other, also where no voice can", async () => {
  const player = await atQuestion();
  const reply = aSceneResult(aQuestion({ reply: "Row, or ask the owl?" }), { isRedirect: true });
  world.understood = { kind: "reply", answer: reply };
  const missOnce = async () => {
    player.send({ type: "record" });
    player.send({ type: "stop-recording" });
    await settle();
    world.ears?.onDone();
  };
  await missOnce();
  await missOnce();

  expect(player.getState().lit).toBe(0);
  expect(world.read.at(-1)?.text).toBe("Row the boat");
  world.ears?.onDone();
  expect(player.getState().lit).toBe(1);
  world.ears?.onFailed();
  await vi.advanceTimersByTimeAsync(1_800);
  expect(player.getState().lit).toBeNull();
});

it.each([
  [{ kind: "nothing" } as const, "No audio recorded. Please try again."],
  [{ kind: "denied" } as const, "Microphone access denied or not available."],
])("[SPLAY-6] says what was wrong with a recording: %j", async (outcome, message) => {
  const player = await atQuestion();
  player.send({ type: "record" });
  world.endRecording(outcome);
  await settle();

  expect(player.getState()).toMatchObject({ phase: "asking", trouble: { message } });
});

it("[SPLAY-6] says that an answer could not be sent", async () => {
  const player = await atQuestion();
  const trouble = { kind: "not-sent", message: "Error sending audio: no", detail: null } as const;
  world.understood = { kind: "trouble", trouble };
  player.send({ type: "record" });
  player.send({ type: "stop-recording" });
  await settle();

  expect(player.getState()).toMatchObject({ phase: "asking", trouble });
});

it("is silent and deaf when its screen is gone", async () => {
  const player = world.player();
  const stop = player.start();
  player.begin([]);
  await settle();
  world.ears?.onDone();
  await settle();
  world.ears?.onDone();
  player.send({ type: "record" });
  stop();
  await settle();

  expect(world.deeds.at(-1)).toBe("hush");
  expect(player.getState().phase).toBe("recording");
});
