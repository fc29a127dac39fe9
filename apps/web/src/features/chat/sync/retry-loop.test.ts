import { expect, test } from "vitest";
import { retryDelayMs } from "./retry-loop.ts";

test.each([
  [1, 1_000],
  [2, 2_000],
  [5, 16_000],
  [6, 30_000],
  [60, 30_000],
])("after failure %i in a row it waits %i ms", (attempt, delayMs) => {
  expect(retryDelayMs(attempt)).toBe(delayMs);
});
