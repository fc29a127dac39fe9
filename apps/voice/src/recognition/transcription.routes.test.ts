import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { LONGEST_EXPECTED } from "@codetale/domain/stories/spoken-choice";
import fastify from "fastify";
import { describe, expect, it, test } from "vitest";
import { addErrorHandler } from "../http/error-handler.ts";
import type { TranscriptionService, TranscriptionRequest } from "./transcription.service.ts";
import { LARGEST_RECORDING_BYTES, transcriptionRoutes } from "./transcription.routes.ts";

const ready = { state: () => ({ state: "ready", received: 1, total: 1 }) } as const;

async function anApp({
  pack = ready,
  listener,
}: { pack?: typeof ready; listener?: Pick<TranscriptionService, "transcribe"> } = {}) {
  const app = fastify();
  addErrorHandler(app);
  const orders: TranscriptionRequest[] = [];
  const prepared: string[] = [];
  await app.register(transcriptionRoutes, {
    pack: pack as never,
    transcription: {
      async transcribe(order) {
        orders.push(order);
        return { heard: "choice", choice: 1, text: "Run" };
      },
      ...listener,
      async prepare(language) {
        prepared.push(language);
      },
    },
  });
  return { app, orders, prepared };
}

type Field = [name: string, value: string | Uint8Array];

function form(...fields: Field[]) {
  const parts = fields.flatMap(([name, value]) => [
    Buffer.from(
      typeof value === "string"
        ? `--edge\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n`
        : `--edge\r\ncontent-disposition: form-data; name="${name}"; filename="a.webm"\r\n` +
            "content-type: audio/webm\r\n\r\n",
    ),
    Buffer.from(value),
    Buffer.from("\r\n"),
  ]);
  return {
    method: "POST",
    url: "/v1/audio/transcriptions",
    headers: { "content-type": "multipart/form-data; boundary=edge" },
    payload: Buffer.concat([...parts, Buffer.from("--edge--\r\n")]),
  } as const;
}

const file: Field = ["file", Uint8Array.of(1, 2, 3)];

describe("a transcription", () => {
  it("is asked for with a file, a language and the expected answers in order", async () => {
    const { app, orders } = await anApp();
    const response = await app.inject(
      form(["language", "en"], ["expected[]", "Go left"], file, ["expected[]", "Run"]),
    );
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ text: "Run", expected_index: 1, heard: "choice" });
    expect(response.headers["cache-control"]).toBe("no-store");
    expect(orders[0]).toMatchObject({ language: "en", choices: ["Go left", "Run"] });
    expect([...(orders[0]?.file ?? [])]).toEqual([1, 2, 3]);
  });

  it("is asked for as any client of the OpenAI interface does, expecting nothing", async () => {
    const { app, orders } = await anApp();
    await app.inject(
      form(["model", "whisper-1"], ["response_format", "json"], ["language", "hi"], file),
    );
    expect(orders[0]?.choices).toEqual([]);
  });
});

describe("listening is prepared", () => {
  const prepare = (payload: object) =>
    ({ method: "POST", url: "/v1/audio/transcriptions/prepare", payload }) as const;

  it("for a language", async () => {
    const { app, prepared } = await anApp();
    const response = await app.inject(prepare({ language: "hi" }));
    expect(response.statusCode).toBe(204);
    expect(prepared).toEqual(["hi"]);
  });

  it.each([{}, { language: "de" }, { language: ["en"] }])("not for %j", async (payload) => {
    const { app, prepared } = await anApp();
    const response = await app.inject(prepare(payload));
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ error: { code: "invalid_request" } });
    expect(prepared).toEqual([]);
  });
});

it("a caller who hangs up is no longer listened to", async () => {
  const signals: AbortSignal[] = [];
  const { app } = await anApp({
    listener: {
      async transcribe({ signal }) {
        signals.push(signal);
        await once(signal, "abort");
        throw signal.reason;
      },
    },
  });
  await app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = app.server.address() as AddressInfo;
  const leaving = new AbortController();
  const body = new FormData();
  body.set("language", "en");
  body.set("file", new Blob([new Uint8Array([1])], { type: "audio/webm" }), "a.webm");
  const asked = fetch(`http://127.0.0.1:${port}/v1/audio/transcriptions`, {
    method: "POST",
    body,
    signal: leaving.signal,
  });
  await expect.poll(() => signals.length).toBe(1);
  leaving.abort();
  await expect(asked).rejects.toThrow();
  await expect.poll(() => signals[0]?.aborted).toBe(true);
  await app.close();
});

describe("a transcription is refused", () => {
  const expecting = (count: number): Field[] =>
    Array.from({ length: count }, () => ["expected[]", "Run"]);

  test.each<{ what: string; fields: Field[]; status: number }>([
    { what: "without a file", fields: [["language", "en"]], status: 400 },
    {
      what: "with text for a file",
      fields: [
        ["language", "en"],
        ["file", "abc"],
      ],
      status: 400,
    },
    { what: "without a language", fields: [file], status: 400 },
    { what: "in a language that no story has", fields: [["language", "de"], file], status: 400 },
    {
      what: "as subtitles",
      fields: [["language", "en"], ["response_format", "srt"], file],
      status: 400,
    },
    {
      what: "with an empty choice",
      fields: [["language", "en"], ["expected[]", " "], file],
      status: 400,
    },
    {
      what: "with a choice of 201 characters",
      fields: [["language", "en"], ["expected[]", "x".repeat(LONGEST_EXPECTED + 1)], file],
      status: 400,
    },
    { what: "with nine choices", fields: [["language", "en"], ...expecting(9), file], status: 400 },
    {
      what: "with too many parts",
      fields: [["language", "en"], ...expecting(30), file],
      status: 413,
    },
    {
      what: "with more than ten megabytes",
      fields: [
        ["language", "en"],
        ["file", new Uint8Array(LARGEST_RECORDING_BYTES + 1)],
      ],
      status: 413,
    },
    {
      what: "with fifty megabytes",
      fields: [
        ["language", "en"],
        ["file", new Uint8Array(50 * 1024 * 1024)],
      ],
      status: 413,
    },
  ])("$what", async ({ fields, status }) => {
    const { app, orders } = await anApp();
    const response = await app.inject(form(...fields));
    expect(response.statusCode).toBe(status);
    expect(response.json()).toMatchObject({ error: { type: "invalid_request_error" } });
    expect(orders).toEqual([]);
  });

  it("when it is no form", async () => {
    const { app } = await anApp();
    const response = await app.inject({
      method: "POST",
      url: "/v1/audio/transcriptions",
      payload: { file: "abc" },
    });
    expect(response.statusCode).toBe(400);
  });

  it("while the voice pack is being fetched, and says when to come again", async () => {
    const pack = { state: () => ({ state: "fetching", received: 1, total: 9 }) };
    const { app } = await anApp({ pack: pack });
    const response = await app.inject(form(["language", "en"], file));
    expect(response.statusCode).toBe(503);
    expect(response.headers["retry-after"]).toBeDefined();
  });
});
