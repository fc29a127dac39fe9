/** Giving money back, by any process, until the payment provider has taken it. */
import { SECOND_MS } from "@codetale/domain/time";
import type { JobKind } from "#core/ports/jobs";

/**
 * Its ids are all that it needs, so that the money comes back also when the account is gone. The
 * pauses between its tries come to about two days.
 */
export const moneyBack: JobKind<"scheduleId" | "reference"> = {
  queue: "money-back",
  ids: ["scheduleId", "reference"],
  atOnce: 2,
  retries: 13,
  retryAfterMs: 10 * SECOND_MS,
};
