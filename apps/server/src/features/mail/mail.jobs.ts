/** Sending mails that wait, by any process. */
import { SECOND_MS } from "@codetale/domain/time";
import type { JobKind, Jobs } from "#core/ports/jobs";

/** The pauses between its tries come to about two days. */
export const mailDelivery: JobKind<"id"> = {
  queue: "mail",
  ids: ["id"],
  atOnce: 5,
  retries: 13,
  retryAfterMs: 10 * SECOND_MS,
};

interface DeliversMails {
  deliver(id: string): Promise<void>;
  giveUp(id: string): Promise<void>;
  isOver(id: string): Promise<boolean>;
}

export function handleMailJobs(jobs: Pick<Jobs, "handle">, sender: DeliversMails): void {
  jobs.handle(mailDelivery, {
    run: ({ id }) => sender.deliver(id),
    giveUp: ({ id }) => sender.giveUp(id),
    isOver: ({ id }) => sender.isOver(id),
  });
}
