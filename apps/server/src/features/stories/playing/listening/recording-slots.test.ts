import { at } from "@codetale/domain/testing/at";
import { beforeEach, describe, expect, it } from "vitest";
import { TestClock } from "#testing/clock";
import { createRecordingSlots, type RecordingSlots } from "./recording-slots.ts";

const clock = new TestClock(at("10:00"));
let slots: RecordingSlots;

beforeEach(() => {
  slots = createRecordingSlots(clock);
});

describe("[OPEN-2] of recordings in flight", () => {
  it("eight are of one network, and the next is told how long to wait", () => {
    const giveBack = Array.from({ length: 8 }, () => slots.take("a"));
    expect(refusalOf(() => slots.take("a"))).toEqual(["request/too-many", 2000]);
    slots.take("b");

    giveBack[0]!();
    slots.take("a");
    expect(refusalOf(() => slots.take("a"))).toEqual(["request/too-many", 2000]);
  });

  it("forty are there in all", () => {
    const giveBack = Array.from({ length: 40 }, (_, n) => slots.take(`network ${n % 5}`));
    expect(refusalOf(() => slots.take("another"))).toEqual(["server/busy", 2000]);

    giveBack[7]!();
    expect(refusalOf(() => slots.take("another"))).toBeNull();
  });
});

it("[OPEN-2] one network answers 30 times at once in a story, then once a second", () => {
  for (let n = 0; n < 30; n += 1) slots.countAnswer("a", "story");
  expect(refusalOf(() => slots.countAnswer("a", "story"))).toEqual(["request/too-many", 1000]);
  slots.countAnswer("a", "another story");
  slots.countAnswer("b", "story");

  clock.advance(1000);
  expect(refusalOf(() => slots.countAnswer("a", "story"))).toBeNull();
});

function refusalOf(call: () => unknown): unknown {
  try {
    call();
    return null;
  } catch (error) {
    const { reason, details } = error as { reason: string; details: { retryAfterMs: number } };
    return [reason, details.retryAfterMs];
  }
}
