import { at } from "@codetale/domain/testing/at";
import { DAY_MS } from "@codetale/domain/time";
import { expect, it } from "vitest";
import { timesText } from "./instant-text.ts";

it("[OPEN-4] names the day of a session once, and two days where it ends on another", () => {
  const startsAt = at("10:00");
  expect(timesText({ startsAt, endsAt: at("10:30") }).match(/Mar 2026/g)).toHaveLength(1);
  expect(timesText({ startsAt, endsAt: startsAt + DAY_MS }).match(/Mar 2026/g)).toHaveLength(2);
});
