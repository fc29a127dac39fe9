/**
 * Takes the browsers' reports of what the content security policy blocked, and logs the directive,
 * the origin of what was blocked and the first part of the page's path: no query, no id, no text of
 * the page.
 */
import type { Endpoint } from "@codetale/contract/endpoint";
import type { Clock } from "@codetale/domain/time";
import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import { z } from "zod";
import { AppError } from "#core/errors/app-error";
import { createTokenBucket } from "#platform/realtime/token-bucket";
import { addRoute } from "../routes/add-route.ts";
import { CSP_REPORTS_PATH } from "./security-headers.ts";

/** For all visitors together: enough to see that a page is broken or attacked, not to fill a disk. */
const ALLOWED = { atOnce: 30, perSecond: 0.1 };
const LARGEST_REPORT_BYTES = 16 * 1024;
const MOST_AT_ONCE = 20;

/** By `report-uri`, which some browsers know alone. */
const oneReport = z.object({
  "csp-report": z.object({
    "document-uri": z.string(),
    "effective-directive": z.string().optional(),
    "violated-directive": z.string().optional(),
    "blocked-uri": z.string().optional(),
  }),
});

/** By `report-to`: what has gathered, of other kinds too. */
const manyReports = z
  .array(
    z.object({
      type: z.string(),
      url: z.string(),
      body: z
        .object({ effectiveDirective: z.string().optional(), blockedURL: z.string().optional() })
        .nullish(),
    }),
  )
  .max(MOST_AT_ONCE);

const reportViolation = {
  method: "POST",
  path: CSP_REPORTS_PATH,
  summary: "A browser reports what the content security policy blocked",
  body: z.union([manyReports, oneReport]),
  response: z.object({ success: z.literal(true) }),
  largestBodyBytes: LARGEST_REPORT_BYTES,
  errors: ["request/too-many"],
} as const satisfies Endpoint;

interface CspReportDeps {
  clock: Clock;
  logger: Pick<FastifyBaseLogger, "warn">;
}

export async function addCspReports(
  app: FastifyInstance,
  { clock, logger }: CspReportDeps,
): Promise<void> {
  const allowance = createTokenBucket(ALLOWED, clock);
  await app.register(async (scope) => {
    const types = ["application/csp-report", "application/reports+json"];
    const parseJson = scope.getDefaultJsonParser("error", "error");
    scope.addContentTypeParser(types, { parseAs: "string" }, parseJson);
    addRoute(scope, reportViolation, async ({ body }) => {
      for (const report of cutDown(body)) {
        const retryAfterMs = allowance.take();
        if (retryAfterMs > 0) throw new AppError("request/too-many", { retryAfterMs });
        logger.warn(report, "the content security policy blocked something");
      }
      return { success: true };
    });
  });
}

/** @param body one report or several; those of other kinds are left out */
function cutDown(body: z.output<typeof reportViolation.body>) {
  if (Array.isArray(body)) {
    return body
      .filter(({ type }) => type === "csp-violation")
      .map(({ url, body: violation }) =>
        cutDownOne(url, violation?.effectiveDirective, violation?.blockedURL),
      );
  }
  const {
    "document-uri": url,
    "violated-directive": violated,
    "effective-directive": effective = violated,
    "blocked-uri": blocked,
  } = body["csp-report"];
  return [cutDownOne(url, effective, blocked)];
}

function cutDownOne(page: string, directive = "", blocked = "") {
  const [, area = ""] = URL.canParse(page) ? new URL(page).pathname.split("/") : [];
  return {
    directive: /^[a-z-]{1,40}/.exec(directive)?.[0] ?? "unknown",
    blocked: originOf(blocked).slice(0, 100),
    page: `/${area.slice(0, 40)}`,
  };
}

/** Of an address the origin; of `data:` and the like the scheme; else a keyword such as `inline`. */
function originOf(blocked: string): string {
  if (!URL.canParse(blocked)) return /^[a-z-]{1,40}$/.exec(blocked)?.[0] ?? "unknown";
  const { origin, protocol } = new URL(blocked);
  return origin === "null" ? protocol : origin;
}
