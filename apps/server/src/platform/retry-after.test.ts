import { expect, it } from "vitest";
import { retryAfterOf } from "./retry-after.ts";

const date = "Sun, 29 Nov 2026 20:00:00 GMT";

it.each([
  ["seconds", "7", 7_000],
  ["a part of a second", "0.5", 500],
  ["a date", "Sun, 29 Nov 2026 20:00:11 GMT", 11_000],
  ["a date that has passed", "Sun, 29 Nov 2026 19:59:00 GMT", 0],
  ["a time in words", "one day", null],
  ["a number of another kind", "-1", null],
  ["a year of days", "31536000", null],
])("reads %s: %s", (_, retryAfter, waitMs) => {
  expect(retryAfterOf(new Headers({ date, "retry-after": retryAfter }))).toBe(waitMs);
});

it("knows nothing without the header, or of a date without the service's clock", () => {
  expect(retryAfterOf(new Headers({ date }))).toBeNull();
  expect(retryAfterOf(new Headers({ "retry-after": date }))).toBeNull();
});
