import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { afterEach, describe, expect, it } from "vitest";
import { fetchWithoutRedirects } from "./fetch-without-redirects.ts";

setFlagsFromString("--expose-gc");
const collectGarbage = runInNewContext("gc") as () => void;

const stops: (() => void)[] = [];
afterEach(() => stops.splice(0).forEach((stop) => stop()));

async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, "127.0.0.1");
  stops.push(() => {
    server.closeAllConnections();
    server.close();
  });
  await once(server, "listening");
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

describe("fetchWithoutRedirects", () => {
  it.each([301, 302, 303, 307, 308])(
    "fails as without a connection where it is sent elsewhere (%i)",
    async (status) => {
      const url = await serve((_, response) => response.writeHead(status, { location: "/" }).end());
      await expect(fetchWithoutRedirects(url)).rejects.toThrow(new TypeError("fetch failed"));
    },
  );

  it("answers with status, headers and body", async () => {
    const url = await serve((_, response) => response.writeHead(418, { tea: "green" }).end("pot"));
    const { signal } = new AbortController();
    const response = await fetchWithoutRedirects(url, { signal });
    expect([response.status, response.headers.get("tea"), await response.text()]).toEqual([
      418,
      "green",
      "pot",
    ]);
  });

  it("ends a body at an abort, also after memory was cleaned up, and hangs up", async () => {
    let isHungUp = Promise.resolve<unknown>(null);
    const url = await serve((_, response) => {
      isHungUp = once(response, "close");
      response.writeHead(200).write("the beginning");
    });
    const stopping = new AbortController();
    const read = async () => {
      const response = await fetchWithoutRedirects(url, { signal: stopping.signal });
      return response.text();
    };
    const reading = expect(read()).rejects.toThrow("enough");
    for (let round = 0; round < 5; round += 1) {
      await sleep(50);
      collectGarbage();
    }
    stopping.abort(new Error("enough"));
    await reading;
    await isHungUp;
  });
});
