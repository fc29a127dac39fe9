/** Sets the computer's own zone, which only the main thread of a process can. */
import { afterEach, expect, test, vi } from "vitest";
import { instantOf, wallClockAt } from "./wall-clock.ts";

afterEach(() => void vi.unstubAllEnvs());

test.each(["UTC", "America/New_York", "Pacific/Apia"])(
  "[BOOK-5] a wall-clock time is its zone's on a computer whose own zone is %s as well",
  (computerZone) => {
    vi.stubEnv("TZ", computerZone);
    expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(computerZone);

    const wall = { day: "2026-12-01", time: "14:00", timeZone: "Asia/Kolkata" };

    expect(instantOf(wall)).toBe(Date.parse("2026-12-01T08:30Z"));
    expect(wallClockAt(Date.parse("2026-12-01T08:30Z"), "Asia/Kolkata")).toEqual(wall);
  },
);
