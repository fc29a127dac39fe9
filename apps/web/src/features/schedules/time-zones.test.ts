import { isTimeZone } from "@codetale/domain/wall-clock";
import { afterEach, expect, it, vi } from "vitest";
import { allTimeZones, browserTimeZone } from "./time-zones.ts";

afterEach(() => void vi.unstubAllEnvs());

it("[BOOK-5] names the browser's zone as it is called today", () => {
  vi.stubEnv("TZ", "Asia/Kolkata");
  expect(browserTimeZone()).toBe("Asia/Kolkata");
  vi.stubEnv("TZ", "Europe/Berlin");
  expect(browserTimeZone()).toBe("Europe/Berlin");
});

it("[BOOK-5] offers every zone once, by a name that can be booked in", () => {
  const zones = allTimeZones();

  expect(zones).toEqual(expect.arrayContaining(["UTC", "Asia/Kolkata", "America/New_York"]));
  expect(zones).not.toContain("Asia/Calcutta");
  expect(new Set(zones).size).toBe(zones.length);
  expect(zones.filter((zone) => !isTimeZone(zone))).toEqual([]);
});
