/** Responses of a provider: bounded, and their failures as our errors. */
import { LanguageModelError } from "#core/ports/language-model";
import { fetchWithoutRedirects } from "#platform/fetch-without-redirects";
import { retryAfterOf } from "#platform/retry-after";

/** Far above any expected answer; protects the memory of the server. */
const MOST_BYTES = 1024 * 1024;

/** `fetch` with a limit on the body, and without redirects. */
export const boundedFetch: typeof fetch = async (input, init) => {
  const response = await fetchWithoutRedirects(input, init);
  const { status, statusText, headers } = response;
  const body = response.body?.pipeThrough(atMost(MOST_BYTES)) ?? null;
  return new Response(body, { status, statusText, headers });
};

function atMost(bytes: number): TransformStream<Uint8Array, Uint8Array> {
  let left = bytes;
  return new TransformStream({
    transform(chunk, controller) {
      left -= chunk.byteLength;
      if (left < 0) controller.error(new RangeError("The answer is too long."));
      else controller.enqueue(chunk);
    },
  });
}

/** @returns the error for an HTTP status; null for one below 400 */
export function statusError(status: number, headers: Headers): LanguageModelError | null {
  if (status < 400) return null;
  const retryAfterMs = retryAfterOf(headers);
  if (status === 429) return new LanguageModelError("busy", { status, retryAfterMs });
  if (status >= 500 || status === 408) {
    return new LanguageModelError("unreachable", { status, retryAfterMs });
  }
  return new LanguageModelError("refused", { status });
}

/** @returns undefined for malformed JSON */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
