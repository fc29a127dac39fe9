import { SECOND_MS } from "@codetale/domain/time";
import { LanguageModelError } from "#core/language-model";

/** @returns the error for an HTTP status; null for one below 400 */
export function statusError(
  status: number,
  retryAfter: string | null | undefined,
): LanguageModelError | null {
  if (status < 400) return null;
  const seconds = /^\d{1,6}(?:\.\d+)?$/.test(retryAfter ?? "") ? Number(retryAfter) : null;
  const retryAfterMs = seconds === null ? null : seconds * SECOND_MS;
  if (status === 429) return new LanguageModelError("busy", { status, retryAfterMs });
  if (status >= 500 || status === 408) {
    return new LanguageModelError("unreachable", { status, retryAfterMs });
  }
  return new LanguageModelError("refused", { status });
}
