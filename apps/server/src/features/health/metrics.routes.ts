/** For a Prometheus that collects. */
import { metrics as metricsCall } from "@codetale/contract/health";
import type { FastifyPluginAsync } from "fastify";
import { AppError } from "#core/errors/app-error";
import { addRoute } from "#platform/http/routes/add-route";
import { mayReadMetrics } from "#platform/http/guards/metrics-access";

interface MetricsRoutes {
  metrics: { contentType: string; collect(): Promise<string> };
  /** Null: this machine alone may read them. */
  token: string | null;
}

export const metricsRoutes: FastifyPluginAsync<MetricsRoutes> = async (app, { metrics, token }) => {
  addRoute(app, metricsCall, async ({ request: { headers, socket }, reply }) => {
    const caller = { socketAddress: socket.remoteAddress ?? "", headers };
    if (!mayReadMetrics(caller, token)) throw new AppError("metrics/denied");
    reply.type(metrics.contentType).header("cache-control", "no-store");
    return metrics.collect();
  });
};
