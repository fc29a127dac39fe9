import { describe, expect, it, test } from "vitest";
import { at } from "../testing/at.ts";
import { noticeKinds, type NoticeKind } from "./notice-kinds.ts";
import { isStillNews, type WaitingNotice } from "./still-news.ts";
import type { TimedSchedule } from "./timed-notices.ts";

describe("[NOTE-1] a notice is not told where the session is another by then", () => {
  it("a session that was cancelled: only that is told, and why", () => {
    const cancelled = aSchedule({ cancelledAt: at("09:00") });
    const told = noticeKinds.filter((kind) => isNews({ kind }, cancelled));
    expect(told).toEqual(["cancelled", "no-coder-came", "lapsed"]);
  });

  it("a session that is deleted: only that it was cancelled", () => {
    expect(noticeKinds.filter((kind) => isNews({ kind }, null))).toEqual(["cancelled"]);
  });

  it("a session that was moved since: only that it was cancelled", () => {
    for (const facts of [{ startsAt: at("10:01") }, { endsAt: at("11:01") }]) {
      const told = noticeKinds.filter((kind) => isNews({ kind }, aSchedule(facts)));
      expect(told).toEqual(["cancelled"]);
    }
  });

  test.each<[NoticeKind, Partial<TimedSchedule>, number, boolean]>([
    ["soon", {}, at("10:00") - 1, true],
    ["soon", {}, at("10:00"), false],
    ["soon", { startedAt: at("09:59") }, at("09:59"), false],
    ["opened", {}, at("10:00"), true],
    ["opened", { startedAt: at("10:00") }, at("10:00"), false],
    ["missed", {}, at("11:00"), true],
    ["not-paid", { paidAt: at("09:00") }, at("09:00"), false],
    ["coder-joined", {}, at("09:00"), true],
    ["coder-joined", { coderId: null }, at("09:00"), false],
    ["coder-joined", { coderId: "another" }, at("09:00"), false],
    ["coder-left", { coderId: null }, at("09:00"), true],
    ["coder-left", { coderId: "another" }, at("09:00"), false],
    ["arrived", { startedAt: at("10:00") }, at("10:00"), true],
    ["arrived", { startedAt: at("10:00"), completedAt: at("10:30") }, at("10:30"), false],
    ["completed", { startedAt: at("10:00"), completedAt: at("10:30") }, at("10:30"), true],
    ["paid", {}, at("09:00"), true],
    ["moved", {}, at("09:00"), true],
    ["request-open", { coderId: null }, at("10:00") - 1, true],
    ["request-open", { coderId: null }, at("10:00"), false],
    ["request-open", { coderId: null, paidAt: null }, at("09:00"), false],
    ["request-open", {}, at("09:00"), false],
  ])("%s of %o", (kind, facts, now, isTold) => {
    expect(isStillNews({ ...aNotice, kind }, aSchedule(facts), now)).toBe(isTold);
  });

  test.each<[what: string, Partial<WaitingNotice>]>([
    ["their own leaving", { kind: "coder-left", isOwn: true }],
    ["a move, which frees them", { kind: "moved" }],
  ])("%s is told to the coder whatever became of the session", (_what, facts) => {
    const notice = { ...facts, person: "coder" } as const;
    const later = { coderId: null, startsAt: at("10:30"), endsAt: at("11:30") };
    expect(isNews(notice, aSchedule(later))).toBe(true);
    expect(isNews(notice, aSchedule({ ...later, coderId: "another" }))).toBe(true);
    expect(isNews(notice, aSchedule({ coderId: null, cancelledAt: at("09:00") }))).toBe(true);
    expect(isNews(notice, null)).toBe(true);
  });
});

const aNotice: WaitingNotice = {
  kind: "moved",
  isOwn: false,
  person: "user",
  coderId: "cody",
  startsAt: at("10:00"),
  endsAt: at("11:00"),
};

function isNews(facts: Partial<WaitingNotice>, schedule: TimedSchedule | null): boolean {
  return isStillNews({ ...aNotice, ...facts }, schedule, at("09:50"));
}

function aSchedule(facts: Partial<TimedSchedule> = {}): TimedSchedule {
  return {
    learnerId: "lena",
    coderId: "cody",
    startsAt: at("10:00"),
    endsAt: at("11:00"),
    createdAt: 0,
    paidAt: 0,
    startedAt: null,
    completedAt: null,
    cancelledAt: null,
    ...facts,
  };
}
