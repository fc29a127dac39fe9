import { once } from "node:events";
import { createServer, request as httpRequest, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { readOwnProxies } from "#config/own-proxies";
import { clientAddress } from "./client-address.ts";
import { createHttpApp } from "../create-http-app.ts";

describe("the client's address", () => {
  it.each([
    ["of a direct call is the socket's", "off", "203.0.113.9", "", "203.0.113.9"],
    ["is not what a caller claims", "off", "203.0.113.9", "1.1.1.1", "203.0.113.9"],
    ["is not what a stranger claims", "10.0.0.0/8", "203.0.113.9", "1.1.1.1", "203.0.113.9"],
    ["is what our proxy was called from", "10.0.0.1", "10.0.0.1", "203.0.113.9", "203.0.113.9"],
    [
      "is not what our proxy was told",
      "10.0.0.1",
      "10.0.0.1",
      "1.1.1.1, 203.0.113.9",
      "203.0.113.9",
    ],
    [
      "is found behind two proxies",
      "10.0.0.0/8",
      "10.0.0.1",
      "1.1.1.1,203.0.113.9,10.0.0.2",
      "203.0.113.9",
    ],
    ["may be a proxy's own", "10.0.0.0/8", "10.0.0.1", "10.0.0.2", "10.0.0.2"],
    [
      "is found by the number of proxies",
      "2",
      "10.0.0.1",
      "1.1.1.1,203.0.113.9,10.0.0.2",
      "203.0.113.9",
    ],
    ["is the last proxy's caller with one", "1", "10.0.0.1", "1.1.1.1,203.0.113.9", "203.0.113.9"],
    [
      "is written as IPv4 where it is one",
      "10.0.0.1",
      "::ffff:10.0.0.1",
      "::ffff:203.0.113.9",
      "203.0.113.9",
    ],
    ["may be IPv6", "::1", "::1", "2001:db8::7", "2001:db8::7"],
  ])("%s", (_, proxies, socketAddress, forwardedFor, expected) => {
    const isOwnProxy = readOwnProxies(proxies) ?? (() => true);

    expect(clientAddress({ socketAddress, forwardedFor }, isOwnProxy)).toBe(expected);
  });

  it.each([
    "<script>",
    "unknown",
    "203.0.113.9:4711",
    "fe80::1%<b>",
    "x".repeat(5_000),
    ",",
    "1.1.1.1,",
    "1.1.1.1, ",
  ])("is the socket's where the proxy forwarded no address (%j)", (forwardedFor) => {
    expect(clientAddress({ socketAddress: "10.0.0.1", forwardedFor }, (_, hop) => hop < 1)).toBe(
      "10.0.0.1",
    );
  });
});

// Some systems have one loopback address alone.
describe.skipIf(process.platform === "darwin")("over HTTP", () => {
  const servers: { close(): unknown }[] = [];
  afterEach(async () => {
    for (const server of servers.splice(0)) await server.close();
  });

  it.each(["127.0.1.0/24", "2"])(
    "a caller through two proxies is known by their own address, whatever they claim (%s)",
    async (proxies) => {
      const app = await anApp(proxies);
      const outer = await aProxy("127.0.1.1", await aProxy("127.0.1.2", app));

      for (const claim of [
        undefined,
        "1.1.1.1",
        "1.1.1.1, 127.0.1.1",
        "<b>x</b>",
        "y".repeat(5_000),
      ]) {
        expect(await call(outer, "127.0.0.7", claim), claim).toBe("127.0.0.7");
      }
    },
  );

  it("a caller past the proxies is known by their own address", async () => {
    const app = await anApp("127.0.1.0/24");

    expect(await call(app, "127.0.0.7", "1.1.1.1")).toBe("127.0.0.7");
  });

  /** Answers with the address that it believes its caller to have. @returns its port */
  async function anApp(proxies: string): Promise<number> {
    const isOwnProxy = readOwnProxies(proxies) ?? (() => true);
    const app = createHttpApp({ clock: { now: () => 0 }, isOwnProxy });
    app.get("/address", async ({ ip }) => ip);
    servers.push(app);
    await app.listen({ host: "127.0.0.1", port: 0 });
    return (app.server.address() as AddressInfo).port;
  }

  /** Appends to the header as proxies do, and calls from its own address. @returns its port */
  async function aProxy(localAddress: string, target: number): Promise<number> {
    const proxy: Server = createServer((incoming, answer) => {
      const before = incoming.headers["x-forwarded-for"];
      const forwardedFor = [before ?? [], incoming.socket.remoteAddress ?? ""].flat().join(", ");
      const onward = httpRequest(addressOf(target, localAddress, forwardedFor), (response) =>
        response.pipe(answer),
      );
      onward.end();
    });
    proxy.listen(0, "127.0.0.1");
    servers.push(proxy);
    await once(proxy, "listening");
    return (proxy.address() as AddressInfo).port;
  }

  async function call(port: number, localAddress: string, claim?: string): Promise<string> {
    const request = httpRequest(addressOf(port, localAddress, claim)).end();
    const [response] = (await once(request, "response")) as [IncomingMessage];
    let body = "";
    for await (const part of response) body += String(part);
    return body;
  }

  function addressOf(port: number, localAddress: string, forwardedFor: string | undefined) {
    return {
      host: "127.0.0.1",
      port,
      path: "/address",
      localAddress,
      agent: false,
      headers: forwardedFor === undefined ? {} : { "x-forwarded-for": forwardedFor },
    } as const;
  }
});
