import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { at } from "../testing/at.ts";
import { aSession } from "../testing/schedules.ts";
import {
  isOver,
  refuseEnter,
  refuseExit,
  scheduleDisplayAt,
  type ScheduleDisplayState,
} from "./display-state.ts";

describe("[SCHED-4] while no participant has acted, the clock decides", () => {
  test.each([
    { now: "09:59:59.999", state: "upcoming", until: "10:00" },
    { now: "10:00", state: "open", until: "11:00" },
    { now: "10:00:00.001", state: "open", until: "11:00" },
    { now: "10:59:59.999", state: "open", until: "11:00" },
    { now: "11:00", state: "missed", until: null },
    { now: "23:00", state: "missed", until: null },
  ])("$now is $state until $until", ({ now, state, until }) => {
    expect(scheduleDisplayAt(aSession(), at(now))).toEqual({
      state,
      changesAt: until && at(until),
    });
  });
});

describe("[SCHED-10] without a coder the start decides", () => {
  test.each([
    { isPaid: true, now: "09:59:59.999", state: "waiting", until: "10:00" },
    { isPaid: true, now: "10:00", state: "no-coder", until: null },
    { isPaid: true, now: "11:00", state: "no-coder", until: null },
    { isPaid: false, now: "09:59:59.999", state: "unpaid", until: "10:00" },
    { isPaid: false, now: "10:00", state: "lapsed", until: null },
  ])("paid: $isPaid, at $now: $state", ({ isPaid, now, state, until }) => {
    expect(scheduleDisplayAt(aSession({ coderId: null, isPaid }), at(now))).toEqual({
      state,
      changesAt: until && at(until),
    });
  });

  test.each([
    ["learner", "cancelled"],
    ["no-coder", "no-coder"],
    ["unpaid", "lapsed"],
  ] as const)("cancelled by %s it is %s at any time", (cancelledBy, state) => {
    for (const now of ["09:00", "10:30", "12:00"]) {
      expect(scheduleDisplayAt(aSession({ cancelledBy }), at(now))).toEqual({
        state,
        changesAt: null,
      });
    }
  });
});

describe("[SCHED-4] what a person did outranks the clock", () => {
  const startedAt = at("10:02");
  const completedAt = at("10:40");

  test.each([
    { did: "started", facts: { startedAt }, now: "10:02", state: "in-progress" },
    { did: "started and ran over", facts: { startedAt }, now: "11:00", state: "in-progress" },
    { did: "started days ago", facts: { startedAt }, now: "23:59", state: "in-progress" },
    { did: "exited", facts: { startedAt, completedAt }, now: "10:41", state: "completed" },
    { did: "exited long ago", facts: { startedAt, completedAt }, now: "11:00", state: "completed" },
  ] as const)("$did, at $now: $state", ({ facts, now, state }) => {
    expect(scheduleDisplayAt(aSession(facts), at(now))).toEqual({ state, changesAt: null });
  });
});

test.each(["10:00", "09:00"])(
  "a schedule that ends at %s, not after its start, is refused",
  (end) => {
    expect(() => scheduleDisplayAt(aSession({ endsAt: at(end) }), at("09:00"))).toThrow(
      expect.objectContaining({
        name: "RangeError",
        message: expect.stringContaining("not after its start") as string,
      }),
    );
  },
);

it("says exactly when the clock will change it: not before, and then indeed", () => {
  fc.assert(
    fc.property(aTime, aTime, aTime, (first, second, now) => {
      fc.pre(first !== second);
      const session = aSession({
        startsAt: Math.min(first, second),
        endsAt: Math.max(first, second),
      });
      const { state, changesAt } = scheduleDisplayAt(session, now);
      if (changesAt === null) return;
      expect(changesAt).toBeGreaterThan(now);
      expect(scheduleDisplayAt(session, changesAt - 1).state).toBe(state);
      expect(scheduleDisplayAt(session, changesAt).state).not.toBe(state);
    }),
  );
});

describe("[SCHED-5] starting and continuing", () => {
  test.each([
    { now: "09:59:59.999", facts: {}, refusal: "schedule/too-early" },
    { now: "10:00", facts: {}, refusal: null },
    { now: "10:59:59.999", facts: {}, refusal: null },
    { now: "11:00", facts: {}, refusal: "schedule/too-late" },
    { now: "10:00", facts: { coderId: null }, refusal: "schedule/no-coder" },
    { now: "10:59:59.999", facts: { coderId: null }, refusal: "schedule/no-coder" },
    { now: "09:00", facts: { coderId: null }, refusal: "schedule/too-early" },
    { now: "11:00", facts: { coderId: null }, refusal: "schedule/too-late" },
    { now: "10:00", facts: { coderId: null, isPaid: false }, refusal: "schedule/no-coder" },
    { now: "10:00", facts: { cancelledBy: "no-coder" }, refusal: "schedule/no-coder" },
    { now: "09:00", facts: { cancelledBy: "learner" }, refusal: "schedule/cancelled" },
    { now: "11:30", facts: { startedAt: at("10:02") }, refusal: null },
    { now: "10:03", facts: { startedAt: at("10:02"), coderId: null }, refusal: null },
    {
      now: "10:41",
      facts: { startedAt: at("10:02"), completedAt: at("10:40") },
      refusal: "schedule/completed",
    },
  ] as const)("at $now with $facts: $refusal", ({ now, facts, refusal }) => {
    expect(refuseEnter(aSession(facts), at(now))).toBe(refusal);
  });
});

describe("[CHAT-3] exiting", () => {
  test.each([
    { facts: {}, refusal: "schedule/not-started" },
    { facts: { startedAt: at("10:02") }, refusal: null },
    { facts: { startedAt: at("10:02"), completedAt: at("10:40") }, refusal: null },
  ])("with $facts: $refusal", ({ facts, refusal }) => {
    expect(refuseExit(aSession(facts))).toBe(refusal);
  });
});

it("[SCHED-1] past schedules are those in which nothing will happen any more", () => {
  const startedAt = at("10:02");
  const over = {
    unpaid: isOver(aSession({ coderId: null, isPaid: false }), at("09:59:59.999")),
    waiting: isOver(aSession({ coderId: null }), at("09:59:59.999")),
    upcoming: isOver(aSession(), at("09:59:59.999")),
    open: isOver(aSession(), at("10:59:59.999")),
    "in-progress": isOver(aSession({ startedAt }), at("23:00")),
    completed: isOver(aSession({ startedAt, completedAt: startedAt }), at("10:02")),
    missed: isOver(aSession(), at("11:00")),
    "no-coder": isOver(aSession({ coderId: null }), at("10:00")),
    lapsed: isOver(aSession({ coderId: null, isPaid: false }), at("10:00")),
    cancelled: isOver(aSession({ cancelledBy: "learner" }), at("09:00")),
  } satisfies Record<ScheduleDisplayState, boolean>;

  expect(over).toEqual({
    unpaid: false,
    waiting: false,
    upcoming: false,
    open: false,
    "in-progress": false,
    completed: true,
    missed: true,
    "no-coder": true,
    lapsed: true,
    cancelled: true,
  });
});

const aTime = fc.integer({ min: at("00:00"), max: at("23:59") });
