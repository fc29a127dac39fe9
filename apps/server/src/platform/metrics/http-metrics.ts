/** Measures HTTP calls. */
import type { FastifyInstance } from "fastify";
import type { Metrics } from "#core/ports/metrics";
import { routeLabel } from "#platform/http/routes/route-label";

export function addHttpMetrics(app: FastifyInstance, metrics: Pick<Metrics, "observe">): void {
  app.addHook("onResponse", async ({ method, routeOptions }, reply) => {
    const labels = {
      method,
      route: routeLabel(routeOptions.url),
      status: String(reply.statusCode),
    };
    metrics.observe("codetale_http_request_seconds", reply.elapsedTime / 1000, labels);
  });
}
