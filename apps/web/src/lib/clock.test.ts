// @vitest-environment jsdom
import { at } from "@codetale/domain/testing/at";
import { renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { syncToServerTime, useClock } from "./clock.ts";

/** This computer's time. */
const here = at("10:00");

beforeEach(() => {
  vi.useFakeTimers({ now: here, toFake: ["Date"] });
});
afterEach(() => {
  syncToServerTime(String(here), here, here);
  vi.useRealTimers();
});

it("is this computer's clock where the server's agrees with it", () => {
  syncToServerTime(String(here + 1_000), here, here);

  expect(skewMs()).toBe(0);
});

it("follows the server's clock", () => {
  syncToServerTime(String(here + 60_000), here, here);

  expect(skewMs()).toBe(60_000);
});

it("takes the server's time for that of the middle between call and answer", () => {
  syncToServerTime(String(here + 60_000 + 2_000), here, here + 4_000);

  expect(skewMs()).toBe(60_000);
});

it("takes no difference that the way of the answer explains for a wrong clock", () => {
  syncToServerTime(String(here + 4_000), here, here + 4_000);
  expect(skewMs()).toBe(0);

  syncToServerTime(String(here + 4_001), here, here + 4_000);
  expect(skewMs()).toBe(2_001);
});

it.each([null, "", "soon"])("keeps its time where the server's is %j", (header) => {
  syncToServerTime(header, here, here);

  expect(skewMs()).toBe(0);
});

function skewMs(): number {
  return renderHook(() => useClock()).result.current.now() - here;
}
