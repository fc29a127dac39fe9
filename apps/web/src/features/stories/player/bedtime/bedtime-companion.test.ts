// @vitest-environment jsdom
import { HOUR_MS, MINUTE_MS, SECOND_MS } from "@codetale/domain/time";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ObservedValue } from "#lib/observed-value";
import { plainDelivery } from "../narration/narration.ts";
import type { PlaybackEvent } from "../playback/playback-state.ts";
import { asking, ended, narrating, ready } from "../testing/playback-phases.ts";
import { BedtimeCompanion } from "./bedtime-companion.ts";
import { storedBedtime } from "./bedtime.ts";

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
});
afterEach(() => {
  storedBedtime.set(null);
  vi.useRealTimers();
});

function switchOn(minutes: number | null) {
  storedBedtime.set({ switchedOnAt: Date.now(), minutes, sleepAt: null });
}

/** A companion at work beside a player that stays in the state it is put in. */
function aCompanion(canFade = true) {
  const player = {
    state: new ObservedValue(ready),
    sent: [] as PlaybackEvent[],
    send: (event: PlaybackEvent) => void player.sent.push(event),
  };
  const delivery = new ObservedValue(plainDelivery);
  const companion = new BedtimeCompanion(player, delivery, { now: () => Date.now() }, canFade);
  const stop = companion.start();
  return { player, delivery, companion, stop };
}

it("changes nothing while bedtime is off", () => {
  const { player, delivery, companion, stop } = aCompanion();
  player.state.set(asking);
  vi.advanceTimersByTime(HOUR_MS);

  expect([player.sent, delivery.get(), companion.lights.get()]).toEqual([[], plainDelivery, "on"]);
  stop();
});

it("[SPLAY-8] is heard and seen at once when it is switched on, and when it is switched off", () => {
  const { player, delivery, companion, stop } = aCompanion();
  player.state.set(narrating);
  switchOn(null);
  expect([delivery.get().rate, companion.lights.get()]).toEqual([0.85, "dim"]);

  storedBedtime.set(null);
  expect([delivery.get().rate, companion.lights.get()]).toEqual([1, "on"]);
  stop();
});

it("runs the timer from the story's beginning, and goes quiet and dark when it is over", () => {
  switchOn(10);
  const { player, delivery, companion, stop } = aCompanion();
  expect(companion.minutes.get()).toBeNull();
  player.state.set(narrating);
  expect(companion.minutes.get()).toBe(10);
  vi.advanceTimersByTime(10 * MINUTE_MS);
  expect([companion.minutes.get(), companion.isTimeToSleep.get()]).toEqual([0, true]);

  vi.advanceTimersByTime(3 * MINUTE_MS);
  expect(delivery.get().volume).toBeCloseTo(0.4);
  player.state.set(ended);
  vi.advanceTimersByTime(20 * SECOND_MS);
  expect(companion.lights.get()).toBe("out");
  stop();
});

it("[SPLAY-8] cuts off no sentence of a voice that cannot fade", () => {
  switchOn(10);
  const { player, stop } = aCompanion(false);
  player.state.set(narrating);
  vi.advanceTimersByTime(HOUR_MS);
  expect(player.sent).toEqual([]);

  player.state.set({ ...narrating, turn: narrating.turn + 1 });
  expect(player.sent).toEqual([{ type: "pause" }]);
  stop();
});

it("turns on the light for whoever is awake, and gives the timer its time again", () => {
  switchOn(10);
  const { player, delivery, companion, stop } = aCompanion();
  player.state.set(narrating);
  vi.advanceTimersByTime(HOUR_MS);
  expect(companion.lights.get()).toBe("out");

  companion.wake();

  expect([companion.lights.get(), companion.minutes.get()]).toEqual(["dim", 10]);
  expect(delivery.get().volume).toBe(1);
  stop();
});

it("answers a question that nobody answers, and acts no more once it is stopped", () => {
  switchOn(null);
  const { player, stop } = aCompanion();
  player.state.set({ ...asking, highlightedChoice: null });
  vi.advanceTimersByTime(19 * SECOND_MS);
  expect(player.sent).toEqual([]);
  vi.advanceTimersByTime(SECOND_MS);
  expect(player.sent).toEqual([{ type: "choose", index: 0 }]);

  stop();
  vi.advanceTimersByTime(HOUR_MS);
  expect(player.sent).toHaveLength(1);
});
