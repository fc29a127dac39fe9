/** Traces, as a collector receives them over HTTP. */
import { at } from "@codetale/domain/testing/at";
import type { FastifyInstance } from "fastify";
import { afterEach, beforeEach, expect, it } from "vitest";
import { traceQueries } from "#platform/db/trace-queries";
import { createHttpApp } from "#platform/http/create-http-app";
import { TestClock } from "#testing/clock";
import { openTraceCollector } from "#testing/trace-collector";
import { startTracing, type RunningTracing } from "./start-tracing.ts";
import { tracedCarrier } from "./traced-carrier.ts";

const SECRET = "Mina-4711";

let collector: Awaited<ReturnType<typeof openTraceCollector>>;
let tracing: RunningTracing;
let app: FastifyInstance;

beforeEach(async () => {
  collector = await openTraceCollector();
  const { endpoint } = collector;
  tracing = await startTracing({ endpoint, headers: { "x-key": "a key" } });
  app = createHttpApp({ clock: new TestClock(at("10:00")) });
  tracing.addTo(app);
});
afterEach(async () => {
  await app.close();
  collector.close();
});

/** Ends tracing, which sends all that is left. */
async function sentSpans() {
  await tracing.close();
  return collector.spans();
}

/** A connection whose statements succeed, but for one that inserts. */
function aDatabase() {
  const database = {
    query: async (text: string, _values?: unknown[]) => {
      if (text.startsWith("insert")) throw new RangeError(SECRET);
      return [];
    },
  };
  traceQueries(database, tracing);
  return database;
}

it("[OPS-4] a call and its statements are one trace, sent to the collector", async () => {
  const database = aDatabase();
  app.post("/stories/:storyId", async () => {
    await database.query("select * from stories where id = $1", [SECRET]);
    return "told";
  });
  const url = `/stories/${SECRET}?code=${SECRET}`;
  await app.inject({ method: "POST", url, payload: { name: SECRET } });

  const spans = await sentSpans();
  const call = spans.find(({ name }) => name === "POST /stories/:storyId");
  const statement = spans.find(({ name }) => name === "database select");
  expect(spans).toHaveLength(2);
  expect(statement).toMatchObject({ traceId: call?.traceId, parentSpanId: call?.spanId });
  expect(call?.parentSpanId).toBeUndefined();
  expect(collector.received[0]).toMatchObject({
    path: "/v1/traces",
    headers: { "x-key": "a key" },
  });
});

it("[OPS-4] traces say that something failed, and nothing of what was worked on", async () => {
  const database = aDatabase();
  app.post("/children/:childId", async () => database.query(`insert '${SECRET}'`));
  await app.inject({ method: "POST", url: `/children/${SECRET}`, payload: { name: SECRET } });

  const spans = await sentSpans();
  expect(spans.map(({ name, status }) => [name, status.code])).toEqual([
    ["database insert", 2],
    ["POST /children/:childId", 2],
  ]);
  expect(spans[0]?.attributes).toContainEqual({
    key: "error.type",
    value: { stringValue: "RangeError" },
  });
  expect(collector.received.map(({ body }) => body).join("")).not.toContain(SECRET);
});

it("[OPS-4] two calls at once keep their statements apart", async () => {
  const database = aDatabase();
  app.get("/both", async () => {
    await new Promise(setImmediate);
    await database.query("select 1");
    return "done";
  });
  await Promise.all([app.inject("/both"), app.inject("/both")]);

  const spans = await sentSpans();
  const parents = spans.filter(({ name }) => name === "database select");
  const calls = spans.filter(({ name }) => name === "GET /both");
  expect(parents.map(({ parentSpanId }) => parentSpanId).sort()).toEqual(
    calls.map(({ spanId }) => spanId).sort(),
  );
  expect(new Set(spans.map(({ traceId }) => traceId)).size).toBe(2);
});

it("[OPS-4] work that a call causes is a part of its trace, whenever and wherever it is done", async () => {
  let cause: string | null = null;
  app.post("/order", async () => {
    cause = tracing.present();
    return "ordered";
  });
  await app.inject({ method: "POST", url: "/order" });
  expect(tracing.present()).toBeNull();
  const mail = { id: SECRET, to: SECRET, subject: SECRET, text: SECRET, html: SECRET };
  const carrier = tracedCarrier({ carry: async () => {}, ready: async () => {} }, tracing);
  await tracing.spanOf(cause, "job mail", {}, () => carrier.carry(mail));

  const spans = await sentSpans();
  const [call, sent, job] = ["POST /order", "mail", "job mail"].map((wanted) =>
    spans.find(({ name }) => name === wanted),
  );
  expect(job).toMatchObject({ traceId: call?.traceId, parentSpanId: call?.spanId });
  expect(sent).toMatchObject({ traceId: call?.traceId, parentSpanId: job?.spanId });
  expect(collector.received.map(({ body }) => body).join("")).not.toContain(SECRET);
});

it("[OPS-4] work that no call caused is a trace of its own, also where a call has it begun", async () => {
  app.get("/look", async () => {
    await tracing.spanOf(null, "job tidy-up", {}, async () => {});
    return "looked";
  });
  await app.inject("/look");

  const spans = await sentSpans();
  const job = spans.find(({ name }) => name === "job tidy-up");
  expect(job?.parentSpanId).toBeUndefined();
  expect(new Set(spans.map(({ traceId }) => traceId)).size).toBe(2);
});

it("[OPS-4] a collector that is away fails no end, and is told of", async () => {
  const unsent: unknown[] = [];
  const { endpoint } = collector;
  const onUnsent = (error: unknown) => unsent.push(error);
  await tracing.close();
  collector.close();
  tracing = await startTracing({ endpoint, onUnsent });
  await tracing.span("work", {}, async () => {});

  await expect(tracing.close()).resolves.toBeUndefined();
  expect(unsent).toEqual([expect.any(Error)]);
});

it("[OPS-4] a collector that does not answer is not waited for", async () => {
  const unsent: unknown[] = [];
  const { endpoint } = collector;
  const onUnsent = (error: unknown) => unsent.push(error);
  await tracing.close();
  collector.isSilent = true;
  tracing = await startTracing({ endpoint, onUnsent, endedWithinMs: 100 });
  await tracing.span("work", {}, async () => {});

  await tracing.close();
  expect(unsent).toEqual([new Error("no answer within 100 ms")]);
});
