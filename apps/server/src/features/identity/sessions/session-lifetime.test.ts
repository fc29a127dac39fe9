import { DAY_MS, HOUR_MS } from "@codetale/domain/time";
import { at } from "@codetale/domain/testing/at";
import { describe, expect, it } from "vitest";
import { isUseToBeNoted, renewedEnd, sessionEnd } from "./session-lifetime.ts";

const openedAt = at("10:00");

describe("a session ends", () => {
  it("when its sign-in or renewal said", () => {
    const endsAt = openedAt + 7 * DAY_MS;

    expect(sessionEnd({ openedAt, lastUsedAt: openedAt, endsAt })).toBe(endsAt);
  });

  it("14 days after its last use, however far it was renewed", () => {
    const lastUsedAt = openedAt + 3 * DAY_MS;
    const endsAt = lastUsedAt + 14 * DAY_MS;

    expect(sessionEnd({ openedAt, lastUsedAt, endsAt: endsAt - 1 })).toBe(endsAt - 1);
    expect(sessionEnd({ openedAt, lastUsedAt, endsAt: endsAt + 1 })).toBe(endsAt);
  });

  it("90 days after the sign-in, however much it is used", () => {
    const lastUsedAt = openedAt + 89 * DAY_MS;
    const longest = openedAt + 90 * DAY_MS;

    expect(sessionEnd({ openedAt, lastUsedAt, endsAt: longest - 1 })).toBe(longest - 1);
    expect(sessionEnd({ openedAt, lastUsedAt, endsAt: longest + 1 })).toBe(longest);
  });
});

describe("a renewal", () => {
  const endsAt = openedAt + 7 * DAY_MS;

  it("gives it seven days from now", () => {
    const now = endsAt - 1;

    expect(renewedEnd({ openedAt, lastUsedAt: now, endsAt }, now)).toBe(now + 7 * DAY_MS);
  });

  it("gives it no day beyond 14 without use, or 90 in all", () => {
    const unused = { openedAt, lastUsedAt: openedAt, endsAt };
    const old = { openedAt, lastUsedAt: openedAt + 88 * DAY_MS, endsAt };

    expect(renewedEnd(unused, openedAt + 13 * DAY_MS)).toBe(openedAt + 14 * DAY_MS);
    expect(renewedEnd(old, openedAt + 88 * DAY_MS)).toBe(openedAt + 90 * DAY_MS);
  });
});

it("a use is noted once an hour", () => {
  const lastUsedAt = openedAt;

  expect(isUseToBeNoted({ lastUsedAt }, openedAt + HOUR_MS - 1)).toBe(false);
  expect(isUseToBeNoted({ lastUsedAt }, openedAt + HOUR_MS)).toBe(true);
});
