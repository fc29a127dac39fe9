/** Measures HTTP calls by the pattern of their route: addresses hold ids and codes. */
import type { FastifyInstance } from "fastify";
import type { Metrics } from "#core/metrics";

/** Stands for the files of the web app, each of which is a route. */
const FILES = "files";
/** Stands for addresses without a route, which a client may make up. */
const UNKNOWN = "unknown";

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

/** @param url pattern of the matched route, where there is one */
export function routeLabel(url: string | undefined): string {
  if (url === undefined) return UNKNOWN;
  return /\.\w+$/.test(url) && !url.includes(":") ? FILES : url;
}
