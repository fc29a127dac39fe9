/** Every kind of work that is done in the background. */
import { MINUTE_MS, SECOND_MS } from "@codetale/domain/time";
import type { JobKind } from "#core/ports/jobs";
import { mailDelivery } from "./features/mail/mail.jobs.ts";
import { dueNotices, noticeTelling } from "./features/notices/notices.jobs.ts";
import { moneyBack } from "./features/payments/payments.jobs.ts";
import { untakenSessions } from "./features/schedules/schedules.jobs.ts";
import { storyTelling } from "./features/stories/making/generation.jobs.ts";

/** Removes what has expired. */
export const tidyUp: JobKind<never> = {
  queue: "tidy-up",
  ids: [],
  atOnce: 1,
  retries: 3,
  retryAfterMs: MINUTE_MS,
};

/**
 * Deletes a file whose row is deleted. The pauses between its tries come to about a week, so that a
 * storage that is away over days loses none.
 */
export const fileRemoval: JobKind<"key"> = {
  queue: "file-removal",
  ids: ["key"],
  atOnce: 5,
  retries: 15,
  retryAfterMs: 10 * SECOND_MS,
};

export const jobKinds: readonly JobKind[] = [
  tidyUp,
  fileRemoval,
  storyTelling,
  mailDelivery,
  dueNotices,
  noticeTelling,
  moneyBack,
  untakenSessions,
];
