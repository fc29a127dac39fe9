import { EventEmitter, once } from "node:events";
import { request } from "node:http";
import { Readable } from "node:stream";
import { errorBodySchema } from "@codetale/contract/error-body";
import { at } from "@codetale/domain/testing/at";
import pino from "pino";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { AppError } from "#core/errors/app-error";
import { TestClock } from "#testing/clock";
import { addRoute } from "./routes/add-route.ts";
import { createHttpApp } from "./create-http-app.ts";

const echo = {
  method: "POST",
  path: "/echo/:id",
  summary: "Answers what it was sent",
  params: z.object({ id: z.string().max(3) }),
  body: z.object({ day: z.string(), people: z.array(z.object({ name: z.string() })) }),
  response: z.object({ day: z.string() }),
  errors: [],
} as const;

const body = { day: "2026-12-01", people: [{ name: "Mina" }] };

it("answers with what the response schema names and nothing else", async () => {
  const response = await anApp(async () => ({ day: "2026-12-01", secret: "s3" })).inject(
    post(body),
  );

  expect(response.json()).toEqual({ day: "2026-12-01" });
});

it("tells the time, so that screens can correct their clock", async () => {
  const response = await anApp().inject(post(body));

  expect(response.headers["x-server-time"]).toBe(String(at("10:00")));
});

it("[API-2] names every field that is missing or wrong", async () => {
  const response = await anApp().inject(post({ people: [{ name: 7 }] }));

  expect(response.statusCode).toBe(400);
  expect(errorBodySchema.parse(response.json())).toMatchObject({
    code: "invalid-argument",
    errors: [{ path: "day" }, { path: "people.0.name" }],
  });
});

it.each(["/echo/%", `/echo/${"x".repeat(200)}`])(
  "[API-2] answers the address %s, which the router refuses, in our words",
  async (url) => {
    const response = await anApp().inject({ ...post(body), url });

    expect(response.statusCode).toBe(400);
    expect(errorBodySchema.parse(response.json()).reason).toBe("request/invalid");
  },
);

it.each([
  ["a body that is not JSON", "{", "application/json", 400, "invalid-argument"],
  ["a body of another type", "day=1", "text/plain", 400, "invalid-argument"],
  [
    "10 MB",
    JSON.stringify({ day: "x".repeat(10_000_000) }),
    "application/json",
    413,
    "resource-exhausted",
  ],
])("[API-2] blames the client for %s", async (_case, payload, type, status, code) => {
  const response = await anApp().inject({
    method: "POST",
    url: "/echo/1",
    headers: { "content-type": type },
    payload,
  });

  expect(response.statusCode).toBe(status);
  expect(response.json()).toMatchObject({ success: false, code });
});

it("[API-3] carries a failure's code, reason, words and wait", async () => {
  const response = await anApp(async () => {
    throw new AppError("login/too-many", { retryAfterMs: 61_500 });
  }).inject(post(body));

  expect(response.statusCode).toBe(429);
  expect(response.headers["retry-after"]).toBe("62");
  expect(response.json()).toMatchObject({
    code: "auth/too-many-requests",
    reason: "login/too-many",
    retryAfterMs: 61_500,
    requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
  });
});

it("[API-3] leaks nothing of a failure nobody foresaw", async () => {
  const response = await anApp(async () => {
    throw new Error("connect ECONNREFUSED postgres://app:pa55@db");
  }).inject(post(body));

  expect(response.statusCode).toBe(500);
  expect(response.json()).toMatchObject({ code: "internal", reason: "server/failed" });
  expect(response.body).not.toContain("postgres");
});

it.each([
  ["a failure nobody foresaw", new Error("lost"), 50],
  ["a full queue", new AppError("server/busy"), 40],
])("[OPS-4] logs %s under the number that the client gets", async (_, thrown, level) => {
  const log: string[] = [];
  const logger = pino({ level: "warn" }, { write: (line) => void log.push(line) });
  const app = createHttpApp({ clock: new TestClock(at("10:00")), logger });
  addRoute(app, echo, () => Promise.reject(thrown));

  const { requestId } = errorBodySchema.parse((await app.inject(post(body))).json());

  expect(log.map((line) => JSON.parse(line) as object)).toMatchObject([
    { level, reqId: requestId },
  ]);
});

it("answers an unknown call in the same shape as every other failure", async () => {
  const response = await anApp().inject({ method: "GET", url: "/nowhere" });

  expect(response.statusCode).toBe(404);
  expect(errorBodySchema.parse(response.json()).reason).toBe("route/unknown");
});

describe("[API-2] a known path that is asked by another method", () => {
  const app = anAppWithPages();
  addRoute(app, echo, async () => ({ day: "2026-12-01" }));
  app.get("/echo/:id/said", async () => "heard");
  app.get("/files/*", async () => "file");
  app.put("/echo/a.b", async () => "put");

  it.each([
    ["PUT", "/echo/1", "text/plain", "POST"],
    ["DELETE", "/echo/1?day=2026-12-01", undefined, "POST"],
    ["POST", "/echo/1/said", "application/json", "GET, HEAD"],
    ["POST", "/files/one/two", undefined, "GET, HEAD"],
    ["OPTIONS", "/echo/a.b", undefined, "POST, PUT"],
    // Pages are for those who ask for one.
    ["GET", "/echo/1", undefined, "POST"],
  ] as const)("is told which it takes: %s %s", async (method, url, type, allowed) => {
    const headers = { accept: "application/json", ...(type && { "content-type": type }) };
    const response = await app.inject({ method, url, headers, ...(type && { payload: "{" }) });

    expect(response.statusCode).toBe(405);
    expect(response.headers["allow"]).toBe(allowed);
    expect(errorBodySchema.parse(response.json()).reason).toBe("route/wrong-method");
  });

  it("is unknown where it only resembles one", async () => {
    for (const url of ["/echo", "/echo/1/", "/echo/1/2", "/echo/1/said/2", "/echoes/1"]) {
      const response = await app.inject({ method: "DELETE", url });
      expect([url, response.statusCode]).toEqual([url, 404]);
    }
  });

  it("is answered with the app where a browser opens it", async () => {
    const response = await app.inject({ url: "/echo/1", headers: { accept: "text/html" } });
    expect([response.statusCode, response.body]).toEqual([200, "<app>"]);
  });
});

it.each(["GET", "HEAD"] as const)("answers %s of a page with the app", async (method) => {
  const response = await anAppWithPages().inject({ method, url: "/" });

  expect(response.statusCode).toBe(200);
  expect(response.headers["content-type"]).toContain("text/html");
  expect(response.body).toBe(method === "GET" ? "<app>" : "");
});

it("answers a caller that asks for JSON alone as one of an unknown call, even at a page", async () => {
  const response = await anAppWithPages().inject({
    url: "/",
    headers: { accept: "application/json" },
  });

  expect(response.statusCode).toBe(404);
  expect(errorBodySchema.parse(response.json()).reason).toBe("route/unknown");
});

it("answers a failure that the call does not list, and reports it", async () => {
  const unlisted: string[] = [];
  const app = createHttpApp({
    clock: new TestClock(at("10:00")),
    onUnlisted: (message) => unlisted.push(message),
  });
  addRoute(app, echo, () => Promise.reject(new AppError("chat/closed")));

  const response = await app.inject(post(body));

  expect(response.json()).toMatchObject({ reason: "chat/closed" });
  expect(unlisted).toEqual(["POST /echo/:id does not list chat/closed"]);
});

it("logs no failure when a client leaves before the first byte of a stream", async () => {
  const log: string[] = [];
  const logger = pino({ level: "warn" }, { write: (line) => void log.push(line) });
  const app = createHttpApp({ clock: new TestClock(at("10:00")), logger });
  const reads = new EventEmitter();
  const stream = new Readable({ read: () => void reads.emit("read") });
  app.post("/stream", async (_request, reply) => reply.type("audio/mpeg").send(stream));
  const client = request(`${await app.listen()}/stream`, {
    method: "POST",
    headers: { "content-type": "application/json" },
  });
  client.on("error", () => undefined).end("{}");
  await once(reads, "read");

  client.destroy();
  await once(stream, "close");
  await app.close();

  expect(log).toEqual([]);
});

it("answers a stream that fails before its first byte like any other failure", async () => {
  const app = createHttpApp({ clock: new TestClock(at("10:00")) });
  app.get("/stream", async (_request, reply) => {
    const stream = new Readable({ read: () => void stream.destroy(new Error("lost")) });
    return reply.type("audio/mpeg").send(stream);
  });

  const response = await app.inject("/stream");

  expect(response.statusCode).toBe(500);
  expect(errorBodySchema.parse(response.json()).reason).toBe("server/failed");
});

function anApp(handler: () => Promise<{ day: string }> = async () => ({ day: "2026-12-01" })) {
  const app = createHttpApp({ clock: new TestClock(at("10:00")) });
  addRoute(app, echo, handler);
  return app;
}

function anAppWithPages() {
  return createHttpApp({
    clock: new TestClock(at("10:00")),
    pages: { send: (_request, reply) => reply.status(200).type("text/html").send("<app>") },
  });
}

function post(payload: object) {
  return { method: "POST", url: "/echo/1", payload } as const;
}
