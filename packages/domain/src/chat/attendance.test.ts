import { expect, it, test } from "vitest";
import { at } from "../testing/at.ts";
import { attendanceAt } from "./attendance.ts";

const heardAt = at("10:00");
const here = { isHere: true, isTyping: false, heardAt };
const typing = { ...here, isTyping: true };

test.each([
  [0, "here", 45_000],
  [44_999, "here", 45_000],
  [45_000, "away", null],
])("[CHAT-1] who is there and was heard of %d ms ago is %s", (ago, value, changesAfter) => {
  const changesAt = changesAfter === null ? null : heardAt + changesAfter;
  expect(attendanceAt(here, heardAt + ago)).toEqual({ value, changesAt });
});

test.each([
  [0, "typing", 6_000],
  [5_999, "typing", 6_000],
  [6_000, "here", 45_000],
])("[CHAT-1] who types and was heard of %d ms ago is %s", (ago, value, changesAfter) => {
  expect(attendanceAt(typing, heardAt + ago)).toEqual({
    value,
    changesAt: heardAt + changesAfter,
  });
});

it("[CHAT-1] who left, or was never heard of, is away", () => {
  const away = { value: "away", changesAt: null };
  expect(attendanceAt({ ...typing, isHere: false }, heardAt)).toEqual(away);
  expect(attendanceAt(null, heardAt)).toEqual(away);
});
