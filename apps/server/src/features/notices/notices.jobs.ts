/** Looking for what is due, and telling what was noted, by any process. */
import { MINUTE_MS, SECOND_MS } from "@codetale/domain/time";
import type { JobKind, Jobs } from "#core/ports/jobs";

/** Finds the notices that the clock has made due. */
export const dueNotices: JobKind<never> = {
  queue: "due-notices",
  ids: [],
  atOnce: 1,
  retries: 3,
  retryAfterMs: 10 * SECOND_MS,
};

/** Tells one; the pauses between its tries come to about six hours. */
export const noticeTelling: JobKind<"id"> = {
  queue: "notice",
  ids: ["id"],
  atOnce: 5,
  retries: 10,
  retryAfterMs: 10 * SECOND_MS,
};

interface Notices {
  noteDue(): Promise<void>;
  tell(id: string): Promise<void>;
  isOver(id: string): Promise<boolean>;
}

export function handleNoticeJobs(
  jobs: Pick<Jobs, "handle" | "every" | "wake">,
  notices: Notices,
): void {
  jobs.handle(dueNotices, {
    async run() {
      await notices.noteDue();
      jobs.wake();
    },
  });
  jobs.every(dueNotices, MINUTE_MS);
  jobs.handle(noticeTelling, {
    run: ({ id }) => notices.tell(id),
    isOver: ({ id }) => notices.isOver(id),
  });
}
