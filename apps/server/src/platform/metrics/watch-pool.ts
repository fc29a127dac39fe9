import type { Metrics } from "#core/ports/metrics";
import type { PoolLoad } from "#platform/db/database";

/** @param load null where the database has no pool */
export function watchPool(metrics: Pick<Metrics, "watch">, load: () => PoolLoad | null): void {
  metrics.watch("codetale_database_connections", () => {
    const pool = load();
    if (!pool) return [];
    const reading = (state: keyof PoolLoad) => ({ labels: { state }, value: pool[state] });
    return [reading("used"), reading("idle"), reading("waiting")];
  });
}
