import { expect, it } from "vitest";
import { retryDelayMs } from "./retry-delay.ts";

it("tries six times, after pauses that grow up to half a minute", () => {
  expect([0, 1, 2, 3, 4, 5, 6, 7].map(retryDelayMs)).toEqual([
    2_000,
    4_000,
    8_000,
    16_000,
    30_000,
    30_000,
    null,
    null,
  ]);
});
