/**
 * Refuses state-changing calls from pages of other sites (CSRF). Browsers send the origin of a call
 * (`Sec-Fetch-Site`, `Origin`); clients other than browsers send neither, and carry no cookie that
 * another site could abuse.
 */
import type { IncomingHttpHeaders } from "node:http";
import type { FastifyInstance } from "fastify";
import { AppError } from "#core/app-error";

const harmless = new Set(["GET", "HEAD", "OPTIONS"]);

/** Adds the check to every route. @throws AppError `request/foreign-origin` */
export function addOriginGuard(app: FastifyInstance, allowedOrigins: readonly string[]): void {
  app.addHook("onRequest", async (request) => {
    if (harmless.has(request.method)) return;
    if (!isOwnOrigin(request.headers, allowedOrigins)) throw new AppError("request/foreign-origin");
  });
}

/** @param allowedOrigins origins besides the one that the request was sent to */
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
