/** The provider's moderation (`POST /moderations`), where it has one. */
import { z } from "zod";
import { LanguageModelError, type LanguageModel } from "#core/language-model";
import { retryOnce, type CallTimeout } from "./retry-once.ts";
import { boundedFetch } from "./bounded-fetch.ts";
import { statusError } from "./status-error.ts";
import { parseJson } from "./parse-json.ts";

const verdictsShape = z.object({
  results: z.array(
    z.object({ flagged: z.boolean(), categories: z.record(z.string(), z.unknown()).default({}) }),
  ),
});

interface ModerationSettings extends CallTimeout {
  baseUrl: string;
  apiKey: string;
}

export function createModeration(settings: ModerationSettings): LanguageModel["moderate"] {
  const url = `${settings.baseUrl.replace(/\/+$/, "")}/moderations`;
  let isSupported = true;

  async function judge(texts: readonly string[], signal: AbortSignal) {
    const response = await boundedFetch(url, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        authorization: `Bearer ${settings.apiKey}`,
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
    const verdicts = await retryOnce(signal, settings, (limited) => judge(texts, limited));
    isSupported = verdicts !== null;
    return verdicts;
  };
}

function namesOf(categories: Readonly<Record<string, unknown>>): string {
  const names = Object.keys(categories).filter((name) => categories[name] === true);
  return names.join(", ") || "unsuitable";
}
