import { describe, expect, it, test } from "vitest";
import { at } from "../testing/at.ts";
import { aSession } from "../testing/schedules.ts";
import { HOUR_MS } from "../time.ts";
import {
  needsReason,
  refundAt,
  refundOnDeletion,
  refuseCancel,
  refuseHandBack,
  refuseMove,
  waysOutAt,
  type WayOutFacts,
} from "./cancelling.ts";

const start = at("10:00");
const noCoder = { coderId: null };
const started = { startedAt: at("10:02") };

describe("[SCHED-9] a learner may cancel until the start", () => {
  test.each([
    { facts: {}, now: start - 1, refusal: null },
    { facts: {}, now: start, refusal: "schedule/begun" },
    { facts: noCoder, now: start - 1, refusal: null },
    { facts: noCoder, now: start, refusal: "schedule/over" },
    { facts: { ...noCoder, isPaid: false }, now: start - 1, refusal: null },
    { facts: { ...noCoder, isPaid: false }, now: start, refusal: "schedule/over" },
    { facts: {}, now: at("11:00"), refusal: "schedule/over" },
    { facts: started, now: at("10:30"), refusal: "schedule/begun" },
    {
      facts: { ...started, completedAt: at("10:40") },
      now: at("10:50"),
      refusal: "schedule/completed",
    },
    { facts: { cancelledBy: "learner" }, now: start - 1, refusal: "schedule/cancelled" },
    { facts: { cancelledBy: "no-coder" }, now: start - 1, refusal: "schedule/over" },
  ] as const)("with $facts at $now: $refusal", ({ facts, now, refusal }) => {
    expect(refuseCancel(aSession(facts), now)).toBe(refusal);
  });
});

describe("[SCHED-9] cancelling gives back", () => {
  test.each([
    { facts: {}, leftMs: 12 * HOUR_MS + 1, refund: "money" },
    { facts: {}, leftMs: 12 * HOUR_MS, refund: "credit" },
    { facts: {}, leftMs: 1, refund: "credit" },
    { facts: noCoder, leftMs: 1, refund: "money" },
    { facts: { ...noCoder, isPaid: false }, leftMs: 1, refund: "none" },
    { facts: { isPaidWithCredit: true }, leftMs: 13 * HOUR_MS, refund: "credit" },
    { facts: { ...noCoder, isPaidWithCredit: true }, leftMs: 1, refund: "credit" },
  ])("with $facts, $leftMs ms before the start: $refund", ({ facts, leftMs, refund }) => {
    expect(refundAt(aPaidSession(facts), start - leftMs)).toBe(refund);
  });
});

describe("[SCHED-9] [SCHED-10] deleting the learner's account gives back", () => {
  test.each([
    { facts: noCoder, leftMs: 1, refund: "money" },
    { facts: noCoder, leftMs: 0, refund: "money" },
    { facts: noCoder, leftMs: -1, refund: "money" },
    { facts: noCoder, leftMs: -HOUR_MS, refund: "money" },
    { facts: { ...noCoder, isPaid: false }, leftMs: 0, refund: "none" },
    { facts: { ...noCoder, isPaidWithCredit: true }, leftMs: 0, refund: "credit" },
    { facts: { ...noCoder, cancelledBy: "no-coder" }, leftMs: 0, refund: "none" },
    { facts: { ...noCoder, cancelledBy: "learner" }, leftMs: 1, refund: "none" },
    { facts: {}, leftMs: 12 * HOUR_MS + 1, refund: "money" },
    { facts: {}, leftMs: 1, refund: "credit" },
    { facts: {}, leftMs: 0, refund: "none" },
    { facts: started, leftMs: -HOUR_MS, refund: "none" },
  ] as const)("with $facts, $leftMs ms before the start: $refund", ({ facts, leftMs, refund }) => {
    expect(refundOnDeletion(aPaidSession(facts), start - leftMs)).toBe(refund);
  });
});

describe("[SCHED-9] a learner may move a session", () => {
  test.each([
    { facts: {}, leftMs: 12 * HOUR_MS + 1, refusal: null },
    { facts: {}, leftMs: 12 * HOUR_MS, refusal: "schedule/too-late-to-move" },
    { facts: noCoder, leftMs: 1, refusal: null },
    { facts: noCoder, leftMs: 0, refusal: "schedule/over" },
    { facts: {}, leftMs: 0, refusal: "schedule/begun" },
  ])("with $facts, $leftMs ms before the start: $refusal", ({ facts, leftMs, refusal }) => {
    expect(refuseMove(aSession(facts), start - leftMs)).toBe(refusal);
  });
});

describe("[SCHED-9] a coder may hand a session back", () => {
  test.each([
    { reason: "", leftMs: 24 * HOUR_MS + 1, refusal: null },
    { reason: "", leftMs: 24 * HOUR_MS, refusal: "schedule/reason-missing" },
    { reason: " \n", leftMs: HOUR_MS, refusal: "schedule/reason-missing" },
    { reason: "I am ill", leftMs: 1, refusal: null },
    { reason: "I am ill", leftMs: 0, refusal: "schedule/begun" },
  ])("with the reason $reason, $leftMs ms before: $refusal", ({ reason, leftMs, refusal }) => {
    expect(refuseHandBack(aSession(), reason, start - leftMs)).toBe(refusal);
    expect(needsReason(aSession(), start - leftMs)).toBe(leftMs <= 24 * HOUR_MS);
  });
});

describe("[SCHED-9] what a screen offers", () => {
  test.each([
    {
      facts: {},
      leftMs: 25 * HOUR_MS,
      ways: { refund: "money", mayMove: true, handingBack: "free", inMs: 24 * HOUR_MS },
    },
    {
      facts: {},
      leftMs: 24 * HOUR_MS,
      ways: { refund: "money", mayMove: true, handingBack: "with-a-reason", inMs: 12 * HOUR_MS },
    },
    {
      facts: {},
      leftMs: 12 * HOUR_MS,
      ways: { refund: "credit", mayMove: false, handingBack: "with-a-reason", inMs: 0 },
    },
    {
      facts: noCoder,
      leftMs: 1,
      ways: { refund: "money", mayMove: true, handingBack: null, inMs: 0 },
    },
    {
      facts: {},
      leftMs: 0,
      ways: { refund: null, mayMove: false, handingBack: null, inMs: null },
    },
  ])("with $facts, $leftMs ms before the start", ({ facts, leftMs, ways }) => {
    const { inMs, ...offered } = ways;

    expect(waysOutAt(aPaidSession(facts), start - leftMs)).toEqual({
      ...offered,
      changesAt: inMs === null ? null : start - inMs,
    });
  });

  it("says when the clock changes it: not before, and then indeed", () => {
    const session = aPaidSession();
    let now = start - 48 * HOUR_MS;
    for (let changes = 0; changes < 3; changes += 1) {
      const { changesAt, ...ways } = waysOutAt(session, now);
      expect(waysOutAt(session, changesAt! - 1)).toEqual({ ...ways, changesAt });
      expect(waysOutAt(session, changesAt!)).not.toMatchObject(ways);
      now = changesAt!;
    }
    expect(now).toBe(start);
  });
});

function aPaidSession(facts: Partial<WayOutFacts> = {}): WayOutFacts {
  return { ...aSession(), isPaidWithCredit: false, ...facts };
}
