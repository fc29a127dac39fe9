import { at } from "@codetale/domain/testing/at";
import { FORGOTTEN_AFTER_MS } from "@codetale/domain/schedules/going-on";
import { HOUR_MS } from "@codetale/domain/time";
import { describe, expect, it } from "vitest";
import { DELETED_ACCOUNT } from "@codetale/domain/identity/deleted-account";
import { deletionEffectOn, type OwnSchedule } from "./deletion-effect.ts";

const LEARNER = "lena";
const CODER = "cody";
const GONE = DELETED_ACCOUNT.uid;

describe("of a learner", () => {
  it.each([
    ["ahead, without a coder", {}, "removed"],
    ["ahead, with a coder", { coderId: CODER }, "removed"],
    ["open, but not started", { coderId: CODER, startsAt: at("09:00") }, "removed"],
    ["missed, with a coder", missed({ coderId: CODER }), "kept"],
    ["missed, without a coder", missed({}), "removed"],
    ["missed, with a coder who is gone as well", missed({ coderId: GONE }), "removed"],
    ["cancelled, with a coder", { coderId: CODER, cancelledBy: "learner" }, "kept"],
    ["cancelled, without a coder", { cancelledBy: "learner" }, "removed"],
    ["started", { coderId: CODER, startedAt: at("09:30") }, "going-on"],
    ["completed", completed({ coderId: CODER }), "kept"],
    ["completed, with a coder who is gone as well", completed({ coderId: GONE }), "removed"],
    ["started and never exited", forgotten({ coderId: CODER }), "kept"],
    ["never exited, with a coder who is gone as well", forgotten({ coderId: GONE }), "removed"],
  ] as const)("a schedule that is %s", (_, facts, fate) => {
    expect(deletionEffectOn(aSchedule(facts), LEARNER, at("10:00"))).toBe(fate);
  });

  it("a schedule is missed from the millisecond of its end on", () => {
    const schedule = missed({ coderId: CODER });

    expect(deletionEffectOn(aSchedule(schedule), LEARNER, at("09:00") - 1)).toBe("removed");
    expect(deletionEffectOn(aSchedule(schedule), LEARNER, at("09:00"))).toBe("kept");
  });
});

describe("of a coder", () => {
  it.each([
    ["ahead", {}, "handed-back"],
    ["open, but not started", { startsAt: at("09:00") }, "handed-back"],
    ["missed", missed({}), "kept"],
    ["missed, of a learner who is gone as well", missed({ learnerId: GONE }), "removed"],
    ["cancelled", { cancelledBy: "learner" }, "kept"],
    ["started", { startedAt: at("09:30") }, "going-on"],
    ["completed", completed({}), "kept"],
    ["completed, of a learner who is gone as well", completed({ learnerId: GONE }), "removed"],
    ["started and never exited", forgotten({}), "kept"],
    ["never exited, of a learner who is gone as well", forgotten({ learnerId: GONE }), "removed"],
  ] as const)("a schedule that is %s", (_, facts, fate) => {
    expect(deletionEffectOn(aSchedule({ coderId: CODER, ...facts }), CODER, at("10:00"))).toBe(
      fate,
    );
  });
});

function missed(facts: Partial<OwnSchedule>): Partial<OwnSchedule> {
  return { startsAt: at("08:00"), endsAt: at("09:00"), ...facts };
}

function completed(facts: Partial<OwnSchedule>): Partial<OwnSchedule> {
  return missed({ startedAt: at("08:00"), completedAt: at("09:10"), ...facts });
}

/** It ended 12 hours before. */
function forgotten(facts: Partial<OwnSchedule>): Partial<OwnSchedule> {
  const endsAt = at("10:00") - FORGOTTEN_AFTER_MS;
  const startsAt = endsAt - HOUR_MS;
  return { startsAt, endsAt, startedAt: startsAt, ...facts };
}

function aSchedule(facts: Partial<OwnSchedule>): OwnSchedule {
  return {
    learnerId: LEARNER,
    coderId: null,
    startsAt: at("12:00"),
    endsAt: at("13:00"),
    startedAt: null,
    completedAt: null,
    cancelledBy: null,
    isPaid: true,
    ...facts,
  };
}
