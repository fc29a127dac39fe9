import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { BusSignals, EventBus } from "./event-bus.ts";
import { watchBus } from "./watch-bus.ts";

let signals: BusSignals;
let sent: number[];
let reconnects: number;
let told: string[];
let watched: ReturnType<typeof watchBus>;

beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  reconnects = 0;
  told = [];
  const bus: EventBus = {
    name: "a bus",
    adapter: Object,
    pulse: async (number) => sent.push(number),
    reconnect: () => (reconnects += 1),
    close: async () => {},
  };
  watched = watchBus(
    (given) => {
      signals = given;
      return bus;
    },
    {
      onMissing: () => told.push("missing"),
      onRestored: () => told.push("restored"),
      logger: { warn: (_: unknown, text = "") => void told.push(text) },
    },
  );
});
afterEach(() => vi.useRealTimers());

const STOPPED = "live events do not pass between processes, by a bus";
const AGAIN = "live events pass between processes again, by a bus";
const seconds = (count: number) => vi.advanceTimersByTime(count * 1_000);
const answer = (number = sent.at(-1) ?? 0) => signals.onPulse(number);

it("passes from the first number that comes back, and says nothing of it", () => {
  expect(watched.isPassing()).toBe(false);
  answer();
  expect(watched.isPassing()).toBe(true);
  expect(told).toEqual([]);
});

it("after a break passes again with a number that was sent later, once", () => {
  answer();
  seconds(1);
  signals.onBroken(new Error("lost"));
  signals.onBroken(new Error("lost"));
  // Sent before the break: it may have come another way.
  answer();
  expect(told).toEqual([STOPPED]);
  expect(watched.isPassing()).toBe(false);

  seconds(1);
  answer();
  answer();
  expect(told).toEqual([STOPPED, AGAIN, "restored"]);
  expect(watched.isPassing()).toBe(true);
});

it("is given up when more than five numbers are under way, and not before", () => {
  answer();
  seconds(5);
  expect([watched.isPassing(), reconnects]).toEqual([true, 0]);
  seconds(2);
  expect([watched.isPassing(), reconnects]).toEqual([false, 1]);
});

it("has clients read every ten seconds while it does not pass", () => {
  signals.onBroken(new Error("lost"));
  for (let n = 0; n < 9; n += 1) seconds(1);
  expect(told).not.toContain("missing");
  seconds(1);
  expect(told.filter((each) => each === "missing")).toHaveLength(1);
  seconds(10);
  expect(told.filter((each) => each === "missing")).toHaveLength(2);
});

it("once closed sends no more, and takes the end of its connections for none", async () => {
  await watched.close();
  const before = sent.length;
  signals.onBroken(new Error("closed"));
  seconds(10);
  expect([sent.length, told]).toEqual([before, []]);
});
