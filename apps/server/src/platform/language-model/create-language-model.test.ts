import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { AnswerSchema, Prompt } from "#core/ports/language-model";
import { createLanguageModel } from "./create-language-model.ts";
import {
  answering,
  cutOff,
  failing,
  hangingUp,
  ModelProvider,
  saying,
  silent,
} from "./testing/model-provider.ts";

const greeting: AnswerSchema<{ hello: string }> = {
  name: "greeting",
  jsonSchema: {
    type: "object",
    properties: { hello: { type: "string" } },
    required: ["hello"],
    additionalProperties: false,
  },
  read: (value) =>
    typeof (value as { hello?: unknown } | null)?.hello === "string"
      ? (value as { hello: string })
      : null,
};

let provider: ModelProvider;

beforeEach(async () => {
  provider = await ModelProvider.open(() => ({ hello: "Mina" }));
});

afterEach(() => {
  vi.useRealTimers();
  return provider.close();
});

describe("a question", () => {
  it("reaches the provider with the key, the instructions and the schema", async () => {
    await expect(ask()).resolves.toEqual({ hello: "Mina" });

    const [call] = provider.calls;
    expect(call?.authorization).toBe("Bearer a key");
    expect(call?.schemaName).toBe("greeting");
    expect(call?.messages).toEqual([
      { role: "system", content: "Say hello." },
      { role: "user", content: "Hello?" },
      { role: "assistant", content: "Who?" },
    ]);
    expect(JSON.parse(call?.raw ?? "")).toMatchObject({
      model: "storyteller-7b",
      response_format: { type: "json_schema", json_schema: { schema: greeting.jsonSchema } },
    });
  });

  it("asks for the schema in words where the provider knows no other way", async () => {
    provider.takesSchemas = false;
    const model = aModel();

    await expect(ask(model)).resolves.toEqual({ hello: "Mina" });
    await expect(ask(model)).resolves.toEqual({ hello: "Mina" });

    expect(provider.calls.map(({ schemaName }) => schemaName)).toEqual(["greeting", null, null]);
    expect(provider.calls[1]?.messages[0]?.content).toContain('"required":["hello"]');
  });

  it("is answered also where the JSON stands between words and fences", async () => {
    provider.behaviours = [saying((json) => `Sure!\n\`\`\`json\n${json}\n\`\`\`\nBye.`)];

    await expect(ask()).resolves.toEqual({ hello: "Mina" });
    expect(provider.calls).toHaveLength(1);
  });
});

describe("one bad answer", () => {
  const bad = {
    "an error of the server": failing(500),
    "an overload": failing(503, { "retry-after": "0" }),
    "a rate limit": failing(429, { "retry-after": "0" }),
    "a connection that breaks": hangingUp,
    "an answer that is cut off": cutOff,
    "JSON that is cut off": saying((json) => json.slice(0, -3)),
    "no JSON": saying(() => "I would rather not."),
    "an answer of another shape": answering(() => ({ goodbye: 1 })),
    "an answer of ten megabytes": answering(() => ({ hello: "x".repeat(10_000_000) })),
  };

  it.each(Object.entries(bad))("is asked for again: %s", async (_, behaviour) => {
    provider.behaviours = [behaviour];

    await expect(ask()).resolves.toEqual({ hello: "Mina" });
    expect(provider.calls).toHaveLength(2);
  });

  it.each(Object.entries(bad))("is not asked for a third time: %s", async (_, behaviour) => {
    provider.behaviours = [behaviour, behaviour];

    await expect(ask()).rejects.toMatchObject({ name: "LanguageModelError" });
    expect(provider.calls).toHaveLength(2);
  });

  it("is waited for as long as the provider asks, up to ten seconds", async () => {
    provider.behaviours = [failing(429, { "retry-after": "1" })];
    const startedAt = Date.now();

    await ask();
    expect(Date.now() - startedAt).toBeGreaterThanOrEqual(990);
  });

  it("is not asked for again when the provider wants longer", async () => {
    provider.behaviours = [failing(429, { "retry-after": "11" })];

    await expect(ask()).rejects.toMatchObject({ reason: "busy", retryAfterMs: 11_000 });
    expect(provider.calls).toHaveLength(1);
  });

  it.each([
    ["Sun, 29 Nov 2026 20:00:11 GMT", 11_000],
    ["Sun, 29 Nov 2026 19:59:00 GMT", 0],
    ["one day", null],
  ])("is waited for until the date that the provider names: %s", async (until, retryAfterMs) => {
    const headers = { date: "Sun, 29 Nov 2026 20:00:00 GMT", "retry-after": until };
    provider.behaviours = [failing(429, headers), failing(429, headers)];

    await expect(ask()).rejects.toMatchObject({ reason: "busy", retryAfterMs });
  });

  it.each([401, 403, 404])("is not asked for again when it is a refusal (%i)", async (status) => {
    provider.behaviours = [failing(status)];

    await expect(ask()).rejects.toMatchObject({ reason: "refused" });
    expect(provider.calls).toHaveLength(1);
  });
});

it("gives up a call that takes too long, and tries once more", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const callMs = 600_000;
  provider.behaviours = [silent];
  const answered = ask(aModel(callMs));
  await calls(1);
  vi.advanceTimersByTime(callMs);
  await expect(answered).resolves.toEqual({ hello: "Mina" });

  provider.behaviours = [silent, silent];
  const givenUp = expect(ask(aModel(callMs))).rejects.toMatchObject({ reason: "slow" });
  for (const count of [3, 4]) {
    await calls(count);
    vi.advanceTimersByTime(callMs);
  }
  await givenUp;
  await expect.poll(() => provider.abandoned).toBe(3);
});

it("stops at once when nobody wants the answer any more", async () => {
  const abort = new AbortController();
  const unwanted = new Error("cancelled");

  provider.behaviours = [silent];
  const answer = ask(aModel(), abort.signal);
  await calls(1);
  abort.abort(unwanted);
  await expect(answer).rejects.toBe(unwanted);
  await expect.poll(() => provider.abandoned).toBe(1);

  await expect(ask(aModel(), abort.signal)).rejects.toBe(unwanted);
  expect(provider.calls).toHaveLength(1);
});

it("stops at once while it waits to ask again", async () => {
  const abort = new AbortController();
  provider.behaviours = [failing(429, { "retry-after": "9" })];
  const answer = ask(aModel(), abort.signal);
  await calls(1);
  setTimeout(() => abort.abort(new Error("cancelled")), 50);

  await expect(answer).rejects.toThrow("cancelled");
});

it("is told unreachable where nobody listens", async () => {
  const model = aModel();
  await provider.close();
  await expect(ask(model)).rejects.toMatchObject({ reason: "unreachable" });
});

it("carries the key to nobody that the provider points to", async () => {
  const elsewhere = await ModelProvider.open(() => ({ hello: "Eve" }));
  const location = `${elsewhere.baseUrl}/chat/completions`;
  provider.behaviours = [failing(307, { location }), failing(307, { location })];

  await expect(ask()).rejects.toMatchObject({ name: "LanguageModelError" });
  expect(elsewhere.calls).toEqual([]);
  await elsewhere.close();
});

it("says nothing of what was asked or answered when it fails", async () => {
  provider.behaviours = [saying(() => "secret answer"), saying(() => "secret answer")];
  const error: unknown = await ask().catch((thrown: unknown) => thrown);

  expect(String(error)).toBe("LanguageModelError: The language model is unreadable.");
  expect((error as Error).cause).toBeUndefined();
});

/** Waits until the provider was called so often. */
async function calls(count: number): Promise<void> {
  await expect.poll(() => provider.calls.length).toBe(count);
}

function aModel(callMs?: number) {
  return createLanguageModel({
    baseUrl: `${provider.baseUrl}/`,
    apiKey: "a key",
    model: "storyteller-7b",
    ...(callMs !== undefined && { callMs }),
  });
}

function ask(model = aModel(), signal = new AbortController().signal) {
  const question: Prompt<{ hello: string }> = {
    instructions: "Say hello.",
    messages: [
      { from: "us", text: "Hello?" },
      { from: "model", text: "Who?" },
    ],
    shape: greeting,
    signal,
  };
  return model.answer(question);
}
