import { expect, it, test } from "vitest";
import { at } from "../testing/at.ts";
import { noticeKinds, type NoticeKind } from "./notice-kinds.ts";
import { noticeText, noticeTimesText, type NoticeFacts } from "./wording.ts";

test.each<[NoticeKind, Partial<NoticeFacts>, string, string]>([
  ["coder-joined", { otherName: "Cody" }, "Cody joined your session", "Everything is ready"],
  ["coder-joined", { isOwn: true, person: "coder" }, "You joined a session", "It is yours"],
  ["coder-left", { otherName: "Cody" }, "Cody cannot hold your session", "open to other coders"],
  ["cancelled", { isOwn: true, refund: "money" }, "You cancelled your session", "is given back"],
  ["cancelled", { isOwn: true, refund: "credit" }, "You cancelled your session", "a free session"],
  ["cancelled", { isOwn: true, refund: "none" }, "You cancelled your session", "Nothing is given"],
  ["cancelled", { person: "coder", otherName: "Lena" }, "Lena cancelled your session", "are free"],
  ["no-coder-came", { refund: "money" }, "No coder came", "sorry: no coder joined"],
  ["lapsed", {}, "Your session was not paid in time", "owe nothing"],
  ["moved", { isOwn: true }, "You moved your session", "Coders see it at its new time"],
  ["moved", { person: "coder", otherName: "Lena" }, "Lena moved your session", "join it again"],
  ["day-before", { otherName: "Cody" }, "Your session is in 24 hours", "Cody and you meet"],
  ["day-before", {}, "Your session is in 24 hours", "No coder has joined yet"],
  ["soon", {}, "Your session starts at 3:30 PM", "The coder and you meet"],
  ["opened", {}, "Your session is open", "The test with the coder can be started"],
  ["arrived", { otherName: "Asha" }, "Asha is here", "come in"],
  ["arrived", { person: "coder" }, "The learner is here", "come in"],
  ["request-open", { person: "coder" }, "A request that suits you is open", "like those of your"],
  ["request-open", { others: 2 }, "3 requests that suit you are open", "like those of your alerts"],
  ["completed", { otherName: "Cody" }, "Your session is completed", "you and Cody wrote"],
])("[NOTE-1] %s of %o reads %s", (kind, facts, title, part) => {
  const text = noticeText({ ...aNotice, kind, ...facts }, "Asia/Kolkata");
  expect(text.title).toBe(title);
  expect(text.sentence).toContain(part);
});

it("says when a session was before it was moved, in the reader's zone", () => {
  const earlier = { earlierStartsAt: at("08:00"), earlierEndsAt: at("09:00") };
  const { sentence } = noticeText({ ...aNotice, ...earlier }, "Asia/Kolkata");
  expect(sentence).toContain("Monday 2nd March 2026, 1:30 PM to 2:30 PM (Asia/Kolkata)");
  expect(noticeTimesText(aNotice, "UTC")).toBe("Monday 2nd March 2026, 10:00 AM to 11:00 AM (UTC)");
});

it("has whole sentences for every kind and both parts", () => {
  for (const kind of noticeKinds) {
    for (const person of ["user", "coder"] as const) {
      const { title, sentence } = noticeText({ ...aNotice, kind, person }, "UTC");
      expect(title).toMatch(/^[A-Z].*[^.]$/);
      expect(sentence).toMatch(/^[A-Z].*\.$/);
    }
  }
});

const aNotice: NoticeFacts = {
  kind: "moved",
  person: "user",
  isOwn: false,
  otherName: "",
  startsAt: at("10:00"),
  endsAt: at("11:00"),
  earlierStartsAt: null,
  earlierEndsAt: null,
  refund: null,
};
