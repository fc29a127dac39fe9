/** How long another service asks to be left alone, by its header `Retry-After` (RFC 9110, 10.2.3). */
import { SECOND_MS } from "@codetale/domain/time";

/** @returns null where the service does not say so: no header, or neither seconds nor a date */
export function retryAfterOf(headers: Headers): number | null {
  const retryAfter = headers.get("retry-after") ?? "";
  if (/^\d{1,6}(?:\.\d+)?$/.test(retryAfter)) return Number(retryAfter) * SECOND_MS;
  if (!retryAfter.endsWith("GMT")) return null;
  // By the service's own clock, which made both dates.
  const waitMs = Date.parse(retryAfter) - Date.parse(headers.get("date") ?? "");
  return Number.isNaN(waitMs) ? null : Math.max(waitMs, 0);
}
