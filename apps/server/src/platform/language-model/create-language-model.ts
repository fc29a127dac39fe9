/** A language model at any OpenAI-compatible address, through the AI SDK. */
import { createOpenAI } from "@ai-sdk/openai";
import { SECOND_MS } from "@codetale/domain/time";
import {
  APICallError,
  generateText,
  jsonSchema,
  NoObjectGeneratedError,
  Output,
  type LanguageModel as SdkModel,
} from "ai";
import { z } from "zod";
import {
  LanguageModelError,
  type AnswerSchema,
  type LanguageModel,
  type Prompt,
} from "#core/ports/language-model";
import { retryOnce } from "./retry-once.ts";
import { boundedFetch, parseJson, statusError } from "./provider-response.ts";

export interface LanguageModelSettings {
  /** Such as `https://api.openai.com/v1`. */
  baseUrl: string;
  apiKey: string;
  model: string;
  /** Time limit of one call. */
  callMs?: number;
}

const CALL_MS = 45 * SECOND_MS;

export function createLanguageModel(settings: LanguageModelSettings): LanguageModel {
  const { baseUrl, apiKey, model, callMs = CALL_MS } = settings;
  const chat = createOpenAI({ baseURL: baseUrl, apiKey, fetch: boundedFetch }).chat(model);
  let takesSchemas = true;

  async function ask<T>(prompt: Prompt<T>, signal: AbortSignal): Promise<T> {
    if (takesSchemas) {
      try {
        return await askBySchema(chat, prompt, signal);
      } catch (error) {
        // Some servers refuse `response_format`; they get the schema in the prompt.
        if (!isRefusal(error)) throw failureOf(error);
      }
    }
    const answer = await askInWords(chat, prompt, signal).catch((error: unknown) => {
      throw failureOf(error);
    });
    takesSchemas = false;
    return answer;
  }

  return {
    name: model,
    answer: (prompt) => retryOnce(prompt.signal, callMs, (signal) => ask(prompt, signal)),
    moderate: createModeration({ baseUrl, apiKey, callMs }),
  };
}

async function askBySchema<T>(
  model: SdkModel,
  { instructions, messages, shape }: Prompt<T>,
  signal: AbortSignal,
): Promise<T> {
  try {
    const { output } = await generateText({
      ...promptOf(model, messages, signal),
      system: instructions,
      output: Output.object({
        name: shape.name,
        schema: jsonSchema<T>(shape.jsonSchema, {
          validate(value) {
            const read = shape.read(value);
            return read === null
              ? { success: false, error: new TypeError("The answer has another shape.") }
              : { success: true, value: read };
          },
        }),
      }),
    });
    return output;
  } catch (error) {
    if (!NoObjectGeneratedError.isInstance(error)) throw error;
    return readAnswer(error.text ?? "", shape);
  }
}

async function askInWords<T>(
  model: SdkModel,
  { instructions, messages, shape }: Prompt<T>,
  signal: AbortSignal,
): Promise<T> {
  const schema = JSON.stringify(shape.jsonSchema);
  const { text } = await generateText({
    ...promptOf(model, messages, signal),
    system: `${instructions}\n\nAnswer with JSON alone, of this JSON Schema:\n${schema}`,
  });
  return readAnswer(text, shape);
}

function promptOf(model: SdkModel, messages: Prompt<unknown>["messages"], signal: AbortSignal) {
  return {
    model,
    messages: messages.map(({ from, text }) => ({
      role: from === "us" ? ("user" as const) : ("assistant" as const),
      content: text,
    })),
    maxRetries: 0,
    abortSignal: signal,
  };
}

/** Many models put text or code fences around their JSON. */
function readAnswer<T>(text: string, shape: AnswerSchema<T>): T {
  const json = text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1);
  const answer = shape.read(parseJson(json));
  if (answer === null) throw new LanguageModelError("unreadable");
  return answer;
}

function isRefusal(error: unknown): boolean {
  return APICallError.isInstance(error) && [400, 415, 422].includes(error.statusCode ?? 0);
}

/** Replaces the SDK's errors, which contain prompt and answer. */
function failureOf(error: unknown): LanguageModelError {
  if (error instanceof LanguageModelError) return error;
  if (!APICallError.isInstance(error)) return new LanguageModelError("unreadable");
  const { statusCode, responseHeaders } = error;
  if (statusCode === undefined) return new LanguageModelError("unreachable");
  return (
    statusError(statusCode, new Headers(responseHeaders)) ?? new LanguageModelError("unreadable")
  );
}

const verdictsShape = z.object({
  results: z.array(
    z.object({ flagged: z.boolean(), categories: z.record(z.string(), z.unknown()).default({}) }),
  ),
});

/** How servers without moderation answer; any other refusal may pass, and says nothing of it. */
const NO_SUCH_CALL: ReadonlySet<number> = new Set([404, 405, 501]);

/** The provider's moderation (`POST /moderations`), where it has one: no verdict may be missing once one has come. */
function createModeration({
  baseUrl,
  apiKey,
  callMs,
}: Required<Omit<LanguageModelSettings, "model">>): LanguageModel["moderate"] {
  const url = `${baseUrl.replace(/\/+$/, "")}/moderations`;
  let isMissing = false;
  let hasJudged = false;

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
    if (NO_SUCH_CALL.has(response.status) && !hasJudged) {
      isMissing = true;
      return null;
    }
    const failure = statusError(response.status, response.headers);
    if (failure) throw failure;
    const body = await response.text().catch(() => {
      throw new LanguageModelError("unreadable");
    });
    const { success, data } = verdictsShape.safeParse(parseJson(body));
    if (!success) {
      // Some servers without moderation answer any path with a page; another may be out of order.
      if (!hasJudged) return null;
      throw new LanguageModelError("unreadable");
    }
    if (data.results.length !== texts.length) throw new LanguageModelError("unreadable");
    hasJudged = true;
    return data.results.map(({ flagged, categories }) => (flagged ? namesOf(categories) : null));
  }

  return async (texts, signal) => {
    if (isMissing || texts.length === 0) return null;
    return retryOnce(signal, callMs, (limited) => judge(texts, limited));
  };
}

function namesOf(categories: Readonly<Record<string, unknown>>): string {
  const names = Object.keys(categories).filter((name) => categories[name] === true);
  return names.join(", ") || "unsuitable";
}
