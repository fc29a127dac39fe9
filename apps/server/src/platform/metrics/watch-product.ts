/** What is read at each collection. */
import type { Metrics } from "#core/ports/metrics";
import { watchJobs } from "./watch-jobs.ts";
import { watchQueue } from "./watch-queue.ts";

interface Watched extends Omit<Parameters<typeof watchJobs>[1], "longestMs"> {
  connected(): { connections: number; people: number };
  /** How many recordings are in memory. */
  recordings(): number;
}

export function watchProduct(metrics: Metrics, { connected, recordings, ...rest }: Watched): void {
  metrics.watch("codetale_live_connections", () => [
    { labels: {}, value: connected().connections },
  ]);
  metrics.watch("codetale_people_connected", () => [{ labels: {}, value: connected().people }]);
  watchQueue(metrics, "recordings", () => ({ running: recordings(), waiting: 0 }));
  watchJobs(metrics, rest);
}
