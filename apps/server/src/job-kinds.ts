/** Every kind of work that is done in the background. */
import { MINUTE_MS } from "@codetale/domain/time";
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

export const jobKinds: readonly JobKind[] = [
  tidyUp,
  storyTelling,
  mailDelivery,
  dueNotices,
  noticeTelling,
  moneyBack,
  untakenSessions,
];
