import { HOUR_MS, MINUTE_MS, SECOND_MS } from "@codetale/domain/time";
import { expect, it } from "vitest";
import { aNarratedScene, aQuestion } from "../testing/a-scene.ts";
import { asking, ended, failed, narrating, phases, reading } from "../testing/playback-phases.ts";
import {
  deliveryAt,
  isTimeToSleep,
  lightsAt,
  minutesLeft,
  ownStep,
  presentBedtime,
  withTimerRunning,
  type Bedtime,
} from "./bedtime.ts";

const NOW = 1_000_000_000;
const OVER = NOW + 20 * MINUTE_MS;

/** Switched on now, its timer over at `OVER`. */
const bedtime: Bedtime = { switchedOnAt: NOW, minutes: 20, sleepAt: OVER };
const untimed: Bedtime = { ...bedtime, minutes: null, sleepAt: null };
/** Its choices have been read, by a voice. */
const waiting = { ...asking, highlightedChoice: null };

it("[SPLAY-8] is off, and changes nothing, until somebody switches it on", () => {
  expect(deliveryAt(null, NOW)).toEqual({ rate: 1, volume: 1 });
  expect(lightsAt(null, NOW, ended, HOUR_MS)).toBe("on");
  expect(ownStep(null, NOW, waiting, HOUR_MS)).toBeNull();
  expect([isTimeToSleep(null, NOW), minutesLeft(null, NOW)]).toEqual([false, null]);
});

it("is over after a night, since nobody switches it off in the morning", () => {
  expect(presentBedtime(untimed, NOW + 8 * HOUR_MS - 1)).toBe(untimed);
  expect(presentBedtime(untimed, NOW + 8 * HOUR_MS)).toBeNull();
});

it("starts the timer when a story begins, and anew when it is over, not in between", () => {
  const chosen = { ...bedtime, sleepAt: null };
  expect(minutesLeft(chosen, NOW)).toBeNull();
  expect(withTimerRunning(chosen, NOW)).toEqual(bedtime);
  expect(withTimerRunning(bedtime, OVER - 1)).toBe(bedtime);
  expect(withTimerRunning(bedtime, OVER).sleepAt).toBe(OVER + 20 * MINUTE_MS);
  expect(withTimerRunning(untimed, NOW)).toBe(untimed);
});

it("counts the minutes that are left, rounded up", () => {
  expect(minutesLeft(bedtime, NOW)).toBe(20);
  expect(minutesLeft(bedtime, NOW + 1)).toBe(20);
  expect(minutesLeft(bedtime, OVER - 1)).toBe(1);
  expect(minutesLeft(bedtime, OVER + HOUR_MS)).toBe(0);
});

it("reads slower, softer within minutes of the timer's end, and fades out at the very end", () => {
  const volumeAt = (minutes: number) => deliveryAt(bedtime, OVER + minutes * MINUTE_MS).volume;
  expect(deliveryAt(bedtime, NOW).rate).toBeLessThan(1);
  expect([volumeAt(-1), volumeAt(0)]).toEqual([1, 1]);
  expect(volumeAt(1.5)).toBeCloseTo(0.7);
  expect([volumeAt(3), volumeAt(9)]).toEqual([0.4, 0.4]);
  expect(volumeAt(9.5)).toBeCloseTo(0.2);
  expect([volumeAt(10), volumeAt(60)]).toEqual([0, 0]);
  expect(deliveryAt(untimed, OVER + HOUR_MS).volume).toBe(1);
});

it("dims the stage, and turns out the light where a story has ended or nothing goes on", () => {
  const after = (state: typeof ended, seconds: number) =>
    lightsAt(untimed, NOW, state, seconds * SECOND_MS);
  expect(after(narrating, 3_600)).toBe("dim");
  expect([after(ended, 19), after(ended, 20)]).toEqual(["dim", "out"]);
  const idle = [phases.ready, reading, failed, { ...narrating, isPaused: true }];
  for (const state of [...idle, { ...asking, isUnvoiced: true }]) {
    expect([after(state, 119), after(state, 120)]).toEqual(["dim", "out"]);
  }
});

it("turns out the light ten minutes after the timer's end, whatever goes on", () => {
  expect(lightsAt(bedtime, OVER + 10 * MINUTE_MS - 1, narrating, 0)).toBe("dim");
  expect(lightsAt(bedtime, OVER + 10 * MINUTE_MS, narrating, 0)).toBe("out");
  expect(ownStep(bedtime, OVER + 10 * MINUTE_MS, narrating, 0)).toEqual({ type: "pause" });
});

it("[SPLAY-8] ends what a voice reads that cannot fade, and begins nothing after it", () => {
  const closing = OVER + 10 * MINUTE_MS;
  const step = (state: typeof narrating, idleMs: number) =>
    ownStep(bedtime, closing + SECOND_MS, state, idleMs, false);
  const choices = { ...asking, highlightedChoice: 0 };
  for (const state of [narrating, choices]) {
    expect(step(state, SECOND_MS + 1)).toBeNull();
    expect(step(state, SECOND_MS)).toEqual({ type: "pause" });
    expect(step(state, 0)).toEqual({ type: "pause" });
    expect(step({ ...state, isPaused: true }, 0)).toBeNull();
  }
  expect([step(waiting, 0), step(ended, 0), step(reading, 0)]).toEqual([null, null, null]);
});

it("answers a question that nobody answers, sooner once it is time to sleep", () => {
  const step = (now: number, idleMs: number) => ownStep(bedtime, now, waiting, idleMs);
  expect(step(NOW, 20 * SECOND_MS - 1)).toBeNull();
  expect(step(NOW, 20 * SECOND_MS)).toEqual({ type: "choose", index: 0 });
  expect(step(OVER, 3 * SECOND_MS - 1)).toBeNull();
  expect(step(OVER, 3 * SECOND_MS)).toEqual({ type: "choose", index: 0 });
});

it("takes another choice each time a story comes back to its question", () => {
  const visit = { sceneId: "fork", asked: true, answer: null };
  const chosen = [1, 2, 3].map((visits) => {
    const path = Array.from({ length: visits }, () => visit);
    return ownStep(untimed, NOW, { ...waiting, path }, HOUR_MS);
  });
  expect(chosen).toEqual([0, 1, 0].map((index) => ({ type: "choose", index })));
});

it("leaves alone what is being read or said, what is paused, and what no voice has read", () => {
  const untouched = [
    { ...waiting, highlightedChoice: 1 },
    { ...waiting, isPaused: true },
    { ...waiting, isUnvoiced: true },
    { ...waiting, scene: aNarratedScene(aQuestion({ choices: [] })) },
    phases.recording,
    phases.recognizing,
    reading,
    ended,
  ];
  for (const state of untouched) expect(ownStep(untimed, NOW, state, HOUR_MS)).toBeNull();
});
