import type { Metrics } from "#core/ports/metrics";

interface Load {
  running: number;
  waiting: number;
}

/** @param queue a word of ours, as a label */
export function watchQueue(metrics: Pick<Metrics, "watch">, queue: string, load: () => Load): void {
  metrics.watch("codetale_queue_jobs", () => {
    const { running, waiting } = load();
    return [
      { labels: { queue, state: "running" }, value: running },
      { labels: { queue, state: "waiting" }, value: waiting },
    ];
  });
}
