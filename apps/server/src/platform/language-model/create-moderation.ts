/** The provider's moderation (`POST /moderations`), where it has one. */
import { z } from "zod";
import { LanguageModelError, type LanguageModel } from "#core/language-model";
import { retryOnce } from "./retry-once.ts";
import { boundedFetch, parseJson, statusError } from "./provider-response.ts";

const verdictsShape = z.object({
  results: z.array(
    z.object({ flagged: z.boolean(), categories: z.record(z.string(), z.unknown()).default({}) }),
  ),
});

export function createModeration({
  baseUrl,
  apiKey,
  callMs,
}: {
  baseUrl: string;
  apiKey: string;
  callMs: number;
}): LanguageModel["moderate"] {
  const url = `${baseUrl.replace(/\/+$/, "")}/moderations`;
  let isSupported = true;

  async function judge(texts: readonly string[], signal: AbortSignal) {
    const response = await boundedFetch(url, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        authorization: `Bearer ${apiKey}`,
      },
      body: JSON.stringify({ input: texts }),
      signal,
    }).catch(() => {
      throw new LanguageModelError("unreachable");
    });
    const failure = statusError(response.status, response.headers.get("retry-after"));
    if (failure && failure.reason !== "refused") throw failure;
    const body = await response.text().catch(() => {
      throw new LanguageModelError("unreadable");
    });
    const { success, data } = verdictsShape.safeParse(parseJson(body));
    // Servers without moderation answer with various statuses and bodies.
    if (failure || !success) return null;
    if (data.results.length !== texts.length) throw new LanguageModelError("unreadable");
    return data.results.map(({ flagged, categories }) => (flagged ? namesOf(categories) : null));
  }

  return async (texts, signal) => {
    if (!isSupported || texts.length === 0) return null;
    const verdicts = await retryOnce(signal, callMs, (limited) => judge(texts, limited));
    isSupported = verdicts !== null;
    return verdicts;
  };
}

function namesOf(categories: Readonly<Record<string, unknown>>): string {
  const names = Object.keys(categories).filter((name) => categories[name] === true);
  return names.join(", ") || "unsuitable";
}
