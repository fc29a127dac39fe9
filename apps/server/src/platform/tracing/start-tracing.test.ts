/** Traces, as a collector receives them over HTTP. */
import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { at } from "@codetale/domain/testing/at";
import type { FastifyInstance } from "fastify";
import { afterEach, beforeEach, expect, it } from "vitest";
import { z } from "zod";
import { traceQueries } from "#platform/db/trace-queries";
import { createHttpApp } from "#platform/http/create-http-app";
import { TestClock } from "#testing/clock";
import { startTracing, type RunningTracing } from "./start-tracing.ts";

const SECRET = "Mina-4711";

const spanSchema = z.object({
  name: z.string(),
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  status: z.object({ code: z.number().optional() }),
  attributes: z.array(z.object({ key: z.string(), value: z.record(z.string(), z.unknown()) })),
});
const sentSchema = z.object({
  resourceSpans: z.array(
    z.object({ scopeSpans: z.array(z.object({ spans: z.array(spanSchema) })) }),
  ),
});

let collector: Server;
let received: { path: string; headers: IncomingHttpHeaders; body: string }[];
let tracing: RunningTracing;
let app: FastifyInstance;

beforeEach(async () => {
  received = [];
  collector = createServer((request, response) => {
    let body = "";
    request.setEncoding("utf8").on("data", (text: string) => (body += text));
    request.on("end", () => {
      received.push({ path: request.url ?? "", headers: request.headers, body });
      response.writeHead(200, { "content-type": "application/json" }).end("{}");
    });
  }).listen(0, "127.0.0.1");
  await once(collector, "listening");
  const { port } = collector.address() as AddressInfo;
  tracing = await startTracing({
    endpoint: `http://127.0.0.1:${port}/`,
    headers: { "x-key": "a key" },
  });
  app = createHttpApp({ clock: new TestClock(at("10:00")) });
  tracing.addTo(app);
});
afterEach(async () => {
  await app.close();
  collector.closeAllConnections();
  collector.close();
});

/** Ends tracing, which sends all that is left. */
async function sentSpans() {
  await tracing.close();
  return received
    .flatMap(({ body }) => sentSchema.parse(JSON.parse(body)).resourceSpans)
    .flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans));
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
  expect(received[0]).toMatchObject({ path: "/v1/traces", headers: { "x-key": "a key" } });
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
  expect(received.map(({ body }) => body).join("")).not.toContain(SECRET);
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
