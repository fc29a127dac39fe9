import { describe, expect, it, test } from "vitest";
import { at } from "../testing/at.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "../time.ts";
import { timedNoticesAt, type TimedSchedule } from "./timed-notices.ts";

describe("[NOTE-1] what the clock makes news, to the millisecond", () => {
  test.each([
    ["before the day before", at("10:00") - DAY_MS - 1, []],
    ["24 hours before", at("10:00") - DAY_MS, ["day-before"]],
    ["22 hours before, less a millisecond", at("10:00") - 22 * HOUR_MS - 1, ["day-before"]],
    ["22 hours before", at("10:00") - 22 * HOUR_MS, []],
    ["before a quarter of an hour before", at("09:45") - 1, []],
    ["a quarter of an hour before", at("09:45"), ["soon"]],
    ["just before the start", at("10:00") - 1, ["soon"]],
    ["at the start", at("10:00"), ["opened"]],
    ["just before a quarter past", at("10:15") - 1, ["opened"]],
    ["at a quarter past", at("10:15"), []],
    ["just before the end", at("11:00") - 1, []],
    ["at the end", at("11:00"), ["missed"]],
    ["twelve hours after it", at("23:00") - 1, ["missed"]],
    ["later", at("23:00"), []],
  ])("%s", (_, now, kinds) => {
    const due = timedNoticesAt(aSchedule(), now);
    expect(due.map(({ kind, accountId }) => [kind, accountId])).toEqual(
      kinds.flatMap((kind) => [
        [kind, "lena"],
        [kind, "cody"],
      ]),
    );
  });

  test.each([
    ["half an hour after the booking, less a millisecond", at("08:30") - 1, []],
    ["half an hour after it", at("08:30"), ["not-paid"]],
    ["just before the start", at("10:00") - 1, ["not-paid"]],
    ["at the start", at("10:00"), []],
  ])("one that is not paid is told to its learner alone: %s", (_, now, kinds) => {
    const unpaid = aSchedule({ paidAt: null, coderId: null, createdAt: at("08:00") });
    expect(timedNoticesAt(unpaid, now).map(({ kind }) => kind)).toEqual(kinds);
  });

  it("one that is not paid a day after it was booked is not told again", () => {
    const booked = { createdAt: at("08:00"), startsAt: at("10:00") + 9 * DAY_MS };
    const unpaid = aSchedule({ paidAt: null, coderId: null, ...booked, endsAt: Infinity });
    expect(timedNoticesAt(unpaid, at("08:00") + DAY_MS - 1)).toHaveLength(1);
    expect(timedNoticesAt(unpaid, at("08:00") + DAY_MS)).toEqual([]);
  });
});

it("a session without a coder is neither soon, open nor missed: no coder came", () => {
  const alone = aSchedule({ coderId: null });
  for (const now of [at("09:50"), at("10:00"), at("11:00")]) {
    expect(timedNoticesAt(alone, now)).toEqual([]);
  }
  expect(timedNoticesAt(alone, at("10:00") - DAY_MS)).toMatchObject([
    { kind: "day-before", accountId: "lena", person: "user", otherId: null },
  ]);
});

test.each([{ startedAt: 1 }, { startedAt: 1, completedAt: 2 }, { cancelledAt: 1 }])(
  "nothing is due of one that is %o",
  (facts) => {
    for (let now = at("08:00") - DAY_MS; now < at("23:00"); now += 5 * MINUTE_MS) {
      expect(timedNoticesAt(aSchedule(facts), now)).toEqual([]);
    }
  },
);

it("one that is paid within the last day is not told of the day before", () => {
  const due = at("10:00") - DAY_MS;
  expect(timedNoticesAt(aSchedule({ paidAt: due }), due)).toHaveLength(2);
  expect(timedNoticesAt(aSchedule({ paidAt: due + 1 }), due + 1)).toEqual([]);
});

it("a session that is moved has occasions of its own", () => {
  const moved = aSchedule({ startsAt: at("12:00"), endsAt: at("13:00") });
  expect(timedNoticesAt(aSchedule(), at("10:00"))[0]?.dueAt).toBe(at("10:00"));
  expect(timedNoticesAt(moved, at("12:00"))[0]?.dueAt).toBe(at("12:00"));
});

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
