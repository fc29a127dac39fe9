import { setTimeout as sleep } from "node:timers/promises";
import { SECOND_MS, type Clock } from "@codetale/domain/time";
import type { JobOverview, JobQueueOverview } from "#core/ports/jobs";
import type { Metrics } from "#core/ports/metrics";

/** What collects metrics gives up after some seconds; by then it has the others. */
const LONGEST_MS = 2 * SECOND_MS;

interface WatchedJobs {
  jobs: Pick<JobOverview, "overview">;
  clock: Clock;
  logger: { warn(details: object, message: string): void };
  longestMs?: number;
}

/** Background jobs of all processes; while their database is away, these metrics alone are absent. */
export function watchJobs(
  metrics: Pick<Metrics, "watch">,
  { jobs, clock, logger, longestMs = LONGEST_MS }: WatchedJobs,
): void {
  let asking: Promise<JobQueueOverview[]> | null = null;
  let isAway = false;

  /** One question for both metrics, which are collected at the same time. */
  async function queues(): Promise<JobQueueOverview[]> {
    asking ??= jobs.overview().finally(() => {
      asking = null;
    });
    try {
      const found = await within(longestMs, asking);
      isAway = false;
      return found;
    } catch (err) {
      // Said once: the next collection comes in seconds.
      if (!isAway) logger.warn({ err }, "background jobs cannot be counted");
      isAway = true;
      return [];
    }
  }

  metrics.watch("codetale_job_count", async () =>
    (await queues()).flatMap(({ queue, ...counts }) =>
      (["waiting", "later", "running", "failed"] as const).map((state) => ({
        labels: { queue, state },
        value: counts[state],
      })),
    ),
  );
  metrics.watch("codetale_job_oldest_seconds", async () =>
    (await queues()).map(({ queue, oldestWaitingAt }) => ({
      labels: { queue },
      // The database's clock says since when, and may be ahead.
      value: Math.max(0, clock.now() - (oldestWaitingAt ?? Infinity)) / SECOND_MS,
    })),
  );
}

/** @throws what `work` does, or Error after `ms` */
async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  const waiting = new AbortController();
  const late = sleep(ms, null, { signal: waiting.signal }).then(() => {
    throw new Error("The database did not answer in time.");
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    waiting.abort();
    late.catch(() => {});
  }
}
