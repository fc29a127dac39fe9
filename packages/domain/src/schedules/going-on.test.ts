import { expect, it, test } from "vitest";
import { at } from "../testing/at.ts";
import { aSession } from "../testing/schedules.ts";
import { FORGOTTEN_AFTER_MS, goingOnUntil, isForgotten, isGoingOn } from "./going-on.ts";

const FORGOTTEN_AT = at("11:00") + FORGOTTEN_AFTER_MS;

test.each([
  ["at its end", at("11:00"), true],
  ["a millisecond before it is forgotten", FORGOTTEN_AT - 1, true],
  ["from then on", FORGOTTEN_AT, false],
  ["days later", FORGOTTEN_AT * 2, false],
])("[SCHED-4] a started test that is not exited, %s, goes on: %s", (_, now, goesOn) => {
  const started = aSession({ startedAt: at("10:00") });

  expect(isGoingOn(started, now)).toBe(goesOn);
  expect(isForgotten(started, now)).toBe(!goesOn);
  expect(goingOnUntil(started)).toBe(FORGOTTEN_AT);
});

it("[SCHED-4] neither a test that was not started nor one that was exited goes on or is forgotten", () => {
  const exited = { startedAt: at("10:00"), completedAt: at("11:00") };
  for (const session of [aSession(), aSession(exited)]) {
    for (const now of [at("10:30"), FORGOTTEN_AT]) {
      expect([isGoingOn(session, now), isForgotten(session, now)]).toEqual([false, false]);
    }
    expect(goingOnUntil(session)).toBeNull();
  }
});
