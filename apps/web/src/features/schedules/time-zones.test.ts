import { isTimeZone } from "@codetale/domain/wall-clock";
import { expect, it } from "vitest";
import { allTimeZones } from "./time-zones.ts";

it("[BOOK-5] offers every zone once, by a name that can be booked in", () => {
  const zones = allTimeZones();

  expect(zones).toEqual(expect.arrayContaining(["UTC", "Asia/Kolkata", "America/New_York"]));
  expect(zones).not.toContain("Asia/Calcutta");
  expect(new Set(zones).size).toBe(zones.length);
  expect(zones.filter((zone) => !isTimeZone(zone))).toEqual([]);
});
