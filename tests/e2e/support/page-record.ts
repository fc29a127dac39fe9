/** What a window saw that a failed test should tell: calls without an answer, refusals and errors. */
import type { Page, Request } from "@playwright/test";

const LONG_MS = 10_000;

/** @returns what there is to tell by then, a line each */
export function recordPage(page: Page): () => string[] {
  const told: string[] = [];
  const sentAt = new Map<Request, number>();
  page.on("request", (request) => sentAt.set(request, Date.now()));
  const conclude = (request: Request, end: string | null): void => {
    const ms = Date.now() - (sentAt.get(request) ?? Date.now());
    sentAt.delete(request);
    if (end !== null || ms > LONG_MS)
      told.push(`${nameOf(request)}: ${end ?? "answered"} after ${ms} ms`);
  };
  page.on("response", (response) => {
    const status = response.status();
    conclude(response.request(), status >= 400 ? `status ${status}` : null);
  });
  page.on("requestfailed", (request) =>
    conclude(request, request.failure()?.errorText ?? "failed"),
  );
  page.on("pageerror", ({ message }) => told.push(`error: ${message}`));
  return () => [
    `${page.url()} saw`,
    ...told,
    ...[...sentAt].map(([request, at]) => `${nameOf(request)}: no answer in ${Date.now() - at} ms`),
  ];
}

function nameOf(request: Request): string {
  return `${request.method()} ${new URL(request.url()).pathname}`;
}
