import { expect, it } from "vitest";
import { createInFlightSlots } from "./in-flight-slots.ts";

it("[OPEN-2] a holder takes as many places as are one's, and gets one back that was given back", () => {
  const slots = createInFlightSlots({ most: 5, mostOfOne: 2, retryAfterMs: 1500 });
  const [giveBack] = [slots.take("a"), slots.take("a")];
  const refused = { reason: "request/too-many", details: { retryAfterMs: 1500 } };
  expect(() => slots.take("a")).toThrow(expect.objectContaining(refused));
  slots.take("b");

  giveBack?.();
  slots.take("a");
  expect(slots.taken()).toBe(3);
});

it("[OPEN-2] no place is left of all for a holder who has none", () => {
  const slots = createInFlightSlots({ most: 2, mostOfOne: 2, retryAfterMs: 1500 });
  slots.take("a");
  slots.take("b");
  const refused = { reason: "server/busy", details: { retryAfterMs: 1500 } };
  expect(() => slots.take("c")).toThrow(expect.objectContaining(refused));
});
