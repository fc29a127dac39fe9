import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { at } from "@codetale/domain/testing/at";
import { io as connectTo, type Socket } from "socket.io-client";
import { expect, it, onTestFinished } from "vitest";
import { createOwnSite } from "#platform/http/guards/own-site";
import { TestClock } from "#testing/clock";
import { aLearner } from "#testing/http";
import { createRealtime } from "./create-realtime.ts";

it("[OPEN-2] a frame of more than 64 kB ends its connection, and no other", async () => {
  const server = createServer((_, response) => response.end("still here"));
  const realtime = createRealtime({
    server,
    authenticate: async ({ cookie = "" }) => aLearner(cookie),
    refusalOf: async () => null,
    site: createOwnSite({ publicUrl: "https://codetale.example", isProduction: false }),
    clock: new TestClock(at("10:00")),
    logger: { error: () => {}, warn: () => {} },
    shared: null,
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const received: string[] = [];
  realtime.io.on("connection", (socket) => {
    socket.onAny((event: string) => void received.push(event));
  });
  const [giant, other] = [await connect(url, "mina"), await connect(url, "ravi")];
  onTestFinished(async () => {
    giant.disconnect();
    other.disconnect();
    await realtime.close();
    server.close();
  });

  const ended = new Promise((resolve) => giant.once("disconnect", resolve));
  giant.emit("message:send", "x".repeat(65 * 1024));
  await ended;

  expect(received).toEqual([]);
  expect(other.connected).toBe(true);
  expect(await (await fetch(url)).text()).toBe("still here");
});

async function connect(url: string, cookie: string): Promise<Socket> {
  const socket = connectTo(url, {
    transports: ["websocket"],
    extraHeaders: { cookie },
    reconnection: false,
    forceNew: true,
  });
  await new Promise<void>((resolve, reject) => {
    socket.once("connect", resolve);
    socket.once("connect_error", reject);
  });
  return socket;
}
