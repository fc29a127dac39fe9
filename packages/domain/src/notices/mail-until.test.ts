import { expect, it } from "vitest";
import { at } from "../testing/at.ts";
import { DAY_MS, MINUTE_MS } from "../time.ts";
import { mailUntil } from "./mail-until.ts";
import { noticeKinds, type NoticeKind } from "./notice-kinds.ts";

const session = { startsAt: at("10:00"), endsAt: at("11:00") };
const ofKinds = (now: number, kinds: readonly NoticeKind[]) => [
  ...new Set(kinds.map((kind) => mailUntil({ ...session, kind }, now))),
];

const ahead = ["not-paid", "day-before", "request-open"] as const;
const ofNow = ["soon", "opened", "arrived"] as const;

it("[NOTE-1] a mail of what lies ahead is sent no more once the session starts", () => {
  expect(ofKinds(at("09:00"), ahead)).toEqual([at("10:00")]);
});

it("[NOTE-1] a mail that calls to the test is sent until its end, or for a quarter of an hour after it", () => {
  expect(ofKinds(at("09:45"), ofNow)).toEqual([at("11:00")]);
  expect(ofKinds(at("10:45"), ofNow)).toEqual([at("11:00")]);
  expect(ofKinds(at("10:50"), ofNow)).toEqual([at("11:05")]);
});

it("[NOTE-1] a mail of what has happened is sent for two days", () => {
  const others = noticeKinds.filter(
    (kind) => ![...ahead, ...ofNow].some((other) => other === kind),
  );
  expect(others).toHaveLength(noticeKinds.length - 6);
  expect(ofKinds(at("11:00"), others)).toEqual([at("11:00") + 2 * DAY_MS]);
  expect(ofKinds(at("11:00") + MINUTE_MS, others)).toEqual([at("11:01") + 2 * DAY_MS]);
});
