import { at } from "@codetale/domain/testing/at";
import { expect, it, test } from "vitest";
import { timeLeftAt } from "./time-left.ts";

const timeAt = (clock: string) => timeLeftAt(at("10:00"), at("11:30"), at(clock));

test.each([
  { now: "10:00", text: "1:30:00", share: 1 },
  { now: "10:00:00.001", text: "1:30:00", share: 1 },
  { now: "10:00:01", text: "1:29:59", share: 1 },
  { now: "10:30", text: "1:00:00", share: 2 / 3 },
  { now: "10:30:01", text: "59:59", share: 2 / 3 },
  { now: "11:05:50", text: "24:10", share: 0.27 },
  { now: "11:29:59.999", text: "00:01", share: 0 },
  { now: "11:30", text: "00:00", share: 0 },
])("at $now there is $text left", ({ now, text, share }) => {
  const time = timeAt(now);
  expect(time).toMatchObject({ text, isRunningOver: false });
  expect(time.share).toBeCloseTo(share, 2);
});

test.each([
  { now: "11:30:00.001", text: "+00:00" },
  { now: "11:33:12", text: "+03:12" },
  { now: "12:30:05", text: "+1:00:05" },
])("after the end it runs over, at $now by $text", ({ now, text }) => {
  expect(timeAt(now)).toEqual({ text, share: 0, isRunningOver: true });
});

it("has no more than all of it left before the start", () => {
  expect(timeAt("09:00").share).toBe(1);
});
