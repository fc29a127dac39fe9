import { once } from "node:events";
import { connect, type AddressInfo, type Socket } from "node:net";
import { at } from "@codetale/domain/testing/at";
import type { FastifyInstance } from "fastify";
import { afterEach, beforeEach, expect, it } from "vitest";
import { TestClock } from "#testing/clock";
import { createHttpApp } from "./create-http-app.ts";
import { closeWithin, leave } from "./stopping.ts";

const HANGS_MS = 60_000;

const SAY = "POST /said HTTP/1.1\r\nHost: a\r\nContent-Length: 0\r\n\r\n";

let app: FastifyInstance;
let finish: () => void;
let begun: Promise<void>;
let isSlowToStop: boolean;

beforeEach(async () => {
  app = createHttpApp({ clock: new TestClock(at("10:00")) });
  isSlowToStop = false;
  let asked = () => {};
  begun = new Promise((resolve) => (asked = resolve));
  const done = new Promise<void>((resolve) => (finish = resolve));
  app.get("/slow", async () => {
    asked();
    await done;
    return "answered";
  });
  app.post("/said", async () => "heard");
  // As features do, which end their work first.
  app.addHook("preClose", async () => isSlowToStop && done);
  await app.listen({ port: 0, host: "127.0.0.1" });
});
afterEach(() => app.close());

async function open(): Promise<Socket> {
  const socket = connect((app.server.address() as AddressInfo).port, "127.0.0.1");
  socket.setEncoding("utf8").resume();
  await once(socket, "connect");
  return socket;
}

it("[OPS-4] [HOLD-3] a request that has come in is answered, and a new one is told when to come again", async () => {
  const [slow, late] = [await open(), await open()];
  late.write(SAY);
  await once(late, "data");
  slow.write("GET /slow HTTP/1.1\r\nHost: a\r\n\r\n");
  await begun;
  isSlowToStop = true;
  const closed = closeWithin(app, HANGS_MS);
  late.write(SAY);

  const [refused] = (await once(late, "data")) as [string];
  expect(refused).toMatch(/^HTTP\/1\.1 503 [^]*retry-after: 2\r\n/i);
  expect(refused).toContain('"reason":"server/busy"');
  finish();
  const [answered] = (await once(slow, "data")) as [string];
  expect(answered).toMatch(/^HTTP\/1\.1 200 [^]*answered$/);
  await closed;
});

it("[OPS-4] serves on while it leaves", async () => {
  await leave(app, { noticedWithinMs: 0, endedWithinMs: HANGS_MS });

  expect(app.isLeaving).toBe(true);
  expect((await app.inject({ method: "POST", url: "/said" })).body).toBe("heard");
});

it("[OPS-4] ceases to serve only when what has come in is answered, or has taken too long", async () => {
  const slow = await open();
  slow.write("GET /slow HTTP/1.1\r\nHost: a\r\n\r\n");
  await begun;
  await leave(app, { noticedWithinMs: 0, endedWithinMs: 100 });
  expect(app.openRequests).toBe(1);

  const left = leave(app, { noticedWithinMs: 0, endedWithinMs: HANGS_MS });
  const state = await Promise.race([left, app.inject({ method: "POST", url: "/said" })]);
  expect(state).toMatchObject({ body: "heard" });
  finish();
  await left;
  expect(app.openRequests).toBe(0);
});

it.each([
  ["says nothing", ""],
  ["sends a body without end", "POST /said HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\n{"],
  ["waits for an answer without end", "GET /slow HTTP/1.1\r\nHost: a\r\n\r\n"],
])("[OPS-4] a client that %s does not hold the stop", async (_, sent) => {
  const socket = await open();
  const cut = once(socket, "close");
  if (sent !== "") socket.write(sent);
  if (sent.includes("/slow")) await begun;

  await closeWithin(app, 50);
  await cut;
});
