import { once } from "node:events";
import { connect, type AddressInfo } from "node:net";
import { at } from "@codetale/domain/testing/at";
import type { FastifyInstance } from "fastify";
import { afterEach, beforeEach, expect, it } from "vitest";
import { TestClock } from "#testing/clock";
import { createHttpApp } from "./create-http-app.ts";

const WITHIN_MS = 200;

let app: FastifyInstance;

beforeEach(async () => {
  app = createHttpApp({ clock: new TestClock(at("10:00")), sentWithinMs: WITHIN_MS });
  app.post("/said", async () => "heard");
  await app.listen({ port: 0, host: "127.0.0.1" });
});
afterEach(() => app.close());

it("[OPEN-2] a body that is sent without end is answered 408, and its connection closed", async () => {
  const begun = performance.now();
  const head = "POST /said HTTP/1.1\r\nHost: a\r\nContent-Type: application/json";
  const answer = await send(`${head}\r\nContent-Length: 100\r\n\r\n{`);

  expect(answer).toContain(" 408 Request Timeout\r\n");
  expect(bodyOf(answer)).toMatchObject({
    success: false,
    code: "deadline-exceeded",
    reason: "request/too-slow",
    message: "This took too long to arrive. Please try again.",
    requestId: expect.any(String),
  });
  expect(performance.now() - begun).toBeGreaterThan(WITHIN_MS - 50);
});

it.each([
  [
    "GET /said HTTP/1.1\r\nHost: a\r\nX-Long: " + "a".repeat(20_000) + "\r\n\r\n",
    431,
    "request/headers-too-large",
  ],
  ["neither a method nor a path\r\n\r\n", 400, "request/invalid"],
  ["POST /said HTTP/1.1\r\nConnection: close\r\n\r\n", 400, "request/invalid"],
  [`GET /${"a".repeat(20_000)} HTTP/1.1\r\nHost: a\r\n\r\n`, 431, "request/headers-too-large"],
  ["PROPFIND /said HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n", 405, "route/wrong-method"],
  ["GET /said HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n", 405, "route/wrong-method"],
  ["GET /says HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n", 404, "route/unknown"],
])(
  "[API-2] what Node or the router refuses is answered like any other failure: %#",
  async (text, status, reason) => {
    const answer = await send(text);

    expect(answer).toContain(`HTTP/1.1 ${status} `);
    expect(bodyOf(answer)).toMatchObject({ success: false, reason });
  },
);

it("answers a request that expects what no server knows", async () => {
  const head = "POST /said HTTP/1.1\r\nHost: a\r\nExpect: tea\r\nConnection: close";

  expect(await send(`${head}\r\nContent-Length: 0\r\n\r\n`)).toContain("heard");
});

it("a request that is sent at once is answered", async () => {
  const head = "POST /said HTTP/1.1\r\nHost: a\r\nContent-Type: text/plain\r\nConnection: close";

  expect(await send(`${head}\r\nContent-Length: 2\r\n\r\nhi`)).toContain("heard");
});

it("90 seconds are enough where nothing else is said", async () => {
  const other = createHttpApp({ clock: new TestClock(at("10:00")) });

  expect(other.server.requestTimeout).toBe(90_000);
  await other.close();
});

/** Resolves with all that comes until the server closes the connection. */
async function send(text: string): Promise<string> {
  const socket = connect((app.server.address() as AddressInfo).port, "127.0.0.1");
  let received = "";
  socket.on("data", (chunk) => (received += chunk.toString()));
  socket.write(text);
  await once(socket, "close");
  return received;
}

function bodyOf(answer: string): object {
  return JSON.parse(answer.split("\r\n\r\n")[1] ?? "") as object;
}
