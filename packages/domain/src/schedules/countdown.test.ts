import fc from "fast-check";
import { expect, it, test } from "vitest";
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from "../time.ts";
import { countdownText } from "./countdown.ts";

const startsAt = Date.parse("2026-12-01T08:30Z");

test.each([
  [0, "0d 0h 0m 0s"],
  [1, "0d 0h 0m 1s"],
  [SECOND_MS, "0d 0h 0m 1s"],
  [SECOND_MS + 1, "0d 0h 0m 2s"],
  [59 * SECOND_MS, "0d 0h 0m 59s"],
  [MINUTE_MS, "0d 0h 1m 0s"],
  [HOUR_MS - 1, "0d 1h 0m 0s"],
  [DAY_MS - SECOND_MS, "0d 23h 59m 59s"],
  [DAY_MS, "1d 0h 0m 0s"],
  [100 * DAY_MS + 4 * HOUR_MS + 12 * MINUTE_MS + 9 * SECOND_MS, "100d 4h 12m 9s"],
])("[SCHED-3] %i ms before the start reads %s", (leftMs, text) => {
  expect(countdownText(startsAt, startsAt - leftMs)).toBe(text);
});

it("[SCHED-3] stays at zero after the start", () => {
  expect(countdownText(startsAt, startsAt + DAY_MS)).toBe("0d 0h 0m 0s");
});

it("[SCHED-3] adds up to the time left, to the begun second", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1000 * DAY_MS }), (leftMs) => {
      const [days = 0, hours = 0, minutes = 0, seconds = 0] = countdownText(
        startsAt,
        startsAt - leftMs,
      )
        .split(" ")
        .map((part) => Number.parseInt(part));
      const shownMs = days * DAY_MS + hours * HOUR_MS + minutes * MINUTE_MS + seconds * SECOND_MS;
      expect(shownMs - leftMs).toBeGreaterThanOrEqual(0);
      expect(shownMs - leftMs).toBeLessThan(SECOND_MS);
      expect(hours < 24 && minutes < 60 && seconds < 60).toBe(true);
    }),
  );
});
