/**
 * Refuses state-changing calls that another site's page makes. Browsers say where a call comes
 * from (`Sec-Fetch-Site`, `Origin`); programs without a browser say nothing and carry no cookie
 * that a stranger could abuse.
 */
import type { IncomingHttpHeaders } from "node:http";
import type { FastifyInstance } from "fastify";
import { AppError } from "#core/app-error";

const harmless = new Set(["GET", "HEAD", "OPTIONS"]);

export function addOriginGuard(app: FastifyInstance, allowedOrigins: readonly string[]): void {
  app.addHook("onRequest", async (request) => {
    if (harmless.has(request.method)) return;
    if (!isOwnOrigin(request.headers, allowedOrigins)) throw new AppError("request/foreign-origin");
  });
}

/** @param allowedOrigins origins besides the one the request itself was sent to */
export function isOwnOrigin(
  headers: IncomingHttpHeaders,
  allowedOrigins: readonly string[],
): boolean {
  const { origin, host } = headers;
  if (origin === undefined) {
    const site = headers["sec-fetch-site"];
    return site === undefined || site === "same-origin" || site === "none";
  }
  return allowedOrigins.includes(origin) || hostOf(origin) === host;
}

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}
