/** What is read at each collection; background jobs are to be added here. */
import type { Metrics } from "#core/metrics";
import { watchQueue } from "./watch-queue.ts";

interface Watched {
  connected(): { connections: number; people: number };
  /** How many recordings are in memory. */
  recordings(): number;
}

export function watchProduct(metrics: Metrics, { connected, recordings }: Watched): void {
  metrics.watch("codetale_live_connections", () => [
    { labels: {}, value: connected().connections },
  ]);
  metrics.watch("codetale_people_connected", () => [{ labels: {}, value: connected().people }]);
  watchQueue(metrics, "recordings", () => ({ running: recordings(), waiting: 0 }));
}
