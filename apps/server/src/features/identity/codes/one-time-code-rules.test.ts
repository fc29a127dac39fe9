import { MINUTE_MS, SECOND_MS } from "@codetale/domain/time";
import { at } from "@codetale/domain/testing/at";
import { expect, it } from "vitest";
import { nextCode, type CodeFacts } from "./one-time-code-rules.ts";

const sentAt = at("10:00");

it("[REG-8] gives a first code ten minutes and five tries", () => {
  expect(nextCode(null, sentAt)).toEqual(aCode());
});

it.each([
  [0, 30 * SECOND_MS],
  [30 * SECOND_MS - 1, 1],
])("[REG-8] refuses another %i ms after the last, for %i ms more", (sinceMs, waitMs) => {
  expect(nextCode(aCode(), sentAt + sinceMs)).toEqual({ reason: "sent-just-now", waitMs });
});

it("[REG-8] sends another after 30 seconds, with the tries that are left and ten minutes of its own", () => {
  const now = sentAt + 30 * SECOND_MS;

  expect(nextCode(aCode({ triesLeft: 2 }), now)).toEqual(
    aCode({ sentAt: now, expiresAt: now + 10 * MINUTE_MS, triesLeft: 2 }),
  );
});

it("[REG-8] sends none while all tries are used up", () => {
  const now = sentAt + 10 * MINUTE_MS - 1;

  expect(nextCode(aCode({ triesLeft: 0 }), now)).toEqual({ reason: "tries-used-up", waitMs: 1 });
});

it("[REG-8] renews the tries ten minutes after they began, whatever was sent in between", () => {
  const now = sentAt + 10 * MINUTE_MS;
  const resent = aCode({ triesLeft: 0, sentAt: sentAt + 5 * MINUTE_MS });

  expect(nextCode(resent, now)).toEqual(
    aCode({ sentAt: now, expiresAt: now + 10 * MINUTE_MS, triesSince: now }),
  );
});

function aCode(facts: Partial<CodeFacts> = {}): CodeFacts {
  return {
    sentAt,
    expiresAt: sentAt + 10 * MINUTE_MS,
    triesLeft: 5,
    triesSince: sentAt,
    ...facts,
  };
}
