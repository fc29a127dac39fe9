import { describe, expect, it, test } from "vitest";
import { at } from "../testing/at.ts";
import { aSession } from "../testing/schedules.ts";
import { refuseJoin, type JoinFacts } from "./join.ts";

describe("[SCHED-6] a paid schedule without a coder may be joined until its start", () => {
  test.each([
    { now: "08:00", refusal: null },
    { now: "09:59:59.999", refusal: null },
    { now: "10:00", refusal: "schedule/over" },
  ])("at $now: $refusal", ({ now, refusal }) => {
    expect(refuseJoin(anOpenSession(), "cody", at(now))).toBe(refusal);
  });
});

describe("[SCHED-7] why a coder may not join", () => {
  test.each([
    { facts: { coderId: "another" }, refusal: "schedule/taken" },
    { facts: { learnerId: "cody" }, refusal: "schedule/own" },
    { facts: { isPaid: false }, refusal: "schedule/unpaid" },
    { facts: { cancelledBy: "learner" }, refusal: "schedule/cancelled" },
    { facts: { cancelledBy: "no-coder" }, refusal: "schedule/over" },
    { facts: { startedAt: at("08:30"), completedAt: at("08:40") }, refusal: "schedule/over" },
  ] as const)("$facts: $refusal", ({ facts, refusal }) => {
    expect(refuseJoin(anOpenSession(facts), "cody", at("09:00"))).toBe(refusal);
  });
});

it("[SCHED-7] joining what one already holds is harmless, even when it is over", () => {
  expect(refuseJoin(anOpenSession({ coderId: "cody" }), "cody", at("23:00"))).toBeNull();
});

it("names the reason that will not pass first: taken before unpaid before over", () => {
  const now = at("23:00");

  expect(refuseJoin(anOpenSession({ coderId: "another", isPaid: false }), "cody", now)).toBe(
    "schedule/taken",
  );
  expect(refuseJoin(anOpenSession({ isPaid: false }), "cody", now)).toBe("schedule/unpaid");
});

function anOpenSession(facts: Partial<JoinFacts> = {}): JoinFacts {
  return { ...aSession(), learnerId: "lena", coderId: null, isPaid: true, ...facts };
}
