/** Telling a story: by any process, again by another one when the first is killed. */
import { SECOND_MS } from "@codetale/domain/time";
import type { JobKind, Jobs } from "#core/ports/jobs";

/**
 * The id of a try of a generation, whose row says all else: when its account is deleted, the id says
 * nothing any more.
 */
export const storyTelling: JobKind<"attemptId"> = {
  queue: "story-telling",
  ids: ["attemptId"],
  // Most of the time a language model is waited for.
  atOnce: 20,
  retries: 4,
  retryAfterMs: SECOND_MS,
};

interface RunsStories {
  run(attemptId: string, stopping: AbortSignal): Promise<void>;
  giveUp(attemptId: string): Promise<void>;
  isOver(attemptId: string): Promise<boolean>;
}

export function handleStoryJobs(jobs: Pick<Jobs, "handle">, runner: RunsStories): void {
  jobs.handle(storyTelling, {
    run: ({ attemptId }, signal) => runner.run(attemptId, signal),
    giveUp: ({ attemptId }) => runner.giveUp(attemptId),
    isOver: ({ attemptId }) => runner.isOver(attemptId),
  });
}
