import type { Endpoint } from "@codetale/contract/endpoint";
import { expect } from "vitest";
import { requestsTo } from "#testing/server";

/** Of three calls, the second repeats the first, whose answer was lost; the third is another. */
export function expectSecondToRepeatFirst(endpoint: Endpoint): void {
  const [first, again, other] = requestsTo(endpoint).map(({ headers }) =>
    headers.get("idempotency-key"),
  );
  expect(first).toMatch(/^[\w-]{36}$/);
  expect(again).toBe(first);
  expect(other).not.toBe(first);
}
