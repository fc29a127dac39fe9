/**
 * Refuses requests to a host that is not the product's (DNS rebinding), and state-changing calls
 * from pages of other sites (CSRF). Browsers send the origin of a call (`Sec-Fetch-Site`,
 * `Origin`); clients other than browsers send neither, and carry no cookie that another site could
 * abuse.
 */
import type { IncomingHttpHeaders } from "node:http";
import { healthz, metrics, readyz } from "@codetale/contract/health";
import type { FastifyInstance } from "fastify";
import { AppError } from "#core/errors/app-error";
import type { OwnSite } from "./own-site.ts";

/** Asked for by load balancers and Prometheus, at the address of a process. */
const atAnyHost = new Set<string | undefined>([healthz.path, readyz.path, metrics.path]);

const harmless = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Adds the checks to every route.
 *
 * @throws AppError `request/unknown-host`, `request/foreign-origin`
 */
export function addOriginGuard(app: FastifyInstance, site: OwnSite): void {
  app.addHook("onRequest", async ({ method, headers, routeOptions }) => {
    if (!atAnyHost.has(routeOptions.url) && !site.hasHost(headers.host)) {
      throw new AppError("request/unknown-host");
    }
    if (harmless.has(method)) return;
    if (!isOwnOrigin(headers, site)) throw new AppError("request/foreign-origin");
  });
}

/** Whether a request comes from a page of `site`, or from no page at all. */
export function isOwnOrigin(headers: IncomingHttpHeaders, site: OwnSite): boolean {
  const { origin, host } = headers;
  if (origin !== undefined) return site.hasOrigin(origin, host);
  const from = headers["sec-fetch-site"];
  return from === undefined || from === "same-origin" || from === "none";
}
