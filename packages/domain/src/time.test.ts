import { expect, it } from "vitest";
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from "./time.ts";

it("durations are milliseconds and build on each other", () => {
  expect([SECOND_MS, MINUTE_MS, HOUR_MS, DAY_MS]).toEqual([
    1000,
    60 * SECOND_MS,
    60 * MINUTE_MS,
    24 * HOUR_MS,
  ]);
});
