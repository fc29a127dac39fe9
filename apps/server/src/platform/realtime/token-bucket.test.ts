import { at } from "@codetale/domain/testing/at";
import { expect, it } from "vitest";
import { TestClock } from "#testing/clock";
import { createTokenBucket, createTokenBuckets } from "./token-bucket.ts";

it("gives so many at once, then says how long until the next", () => {
  const { allowance } = anAllowance();
  expect([1, 2, 3].map(() => allowance.take())).toEqual([0, 0, 0]);
  expect(allowance.take()).toBe(500);
});

it("gives one again when that time is over, and not before", () => {
  const { allowance, clock } = anAllowance();
  for (let n = 0; n < 3; n += 1) allowance.take();
  clock.advance(499);
  expect(allowance.take()).toBe(1);
  clock.advance(1);
  expect(allowance.take()).toBe(0);
  expect(allowance.take()).toBe(500);
});

it("saves up no more than it gives at once", () => {
  const { allowance, clock } = anAllowance();
  clock.advance(3_600_000);
  expect([1, 2, 3].map(() => allowance.take())).toEqual([0, 0, 0]);
  expect(allowance.take()).toBeGreaterThan(0);
});

it("neither gives nor takes when the clock is set back", () => {
  const { allowance, clock } = anAllowance();
  allowance.take();
  clock.advance(-3_600_000);
  expect([allowance.take(), allowance.take()]).toEqual([0, 0]);
  expect(allowance.take()).toBe(500);
});

function anAllowance() {
  const clock = new TestClock(at("10:00"));
  return { clock, allowance: createTokenBucket({ atOnce: 3, perSecond: 2 }, clock) };
}

it("gives each of many accounts its own, and forgets none that is used up", () => {
  const clock = new TestClock(at("10:00"));
  const allowances = createTokenBuckets({ atOnce: 1, perSecond: 1 }, clock);
  expect([allowances.take("mina"), allowances.take("mina")]).toEqual([0, 1000]);
  for (let n = 0; n < 2_000; n += 1) expect(allowances.take(`account-${n}`)).toBe(0);

  expect(allowances.take("mina")).toBe(1000);
  clock.advance(1000);
  expect(allowances.take("mina")).toBe(0);
});
