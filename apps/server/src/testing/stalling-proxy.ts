/** A proxy in front of a server that can stop passing anything on, as a server that hangs does. */
import { once } from "node:events";
import { connect, createServer, type AddressInfo, type Socket } from "node:net";

export type StallingProxy = Awaited<ReturnType<typeof openStallingProxy>>;

/** @param url of the server; its port is 5432 where none is named */
export async function openStallingProxy(url: string) {
  const target = new URL(url);
  const sockets = new Set<Socket>();
  let isStalled = false;

  const server = createServer((client) => {
    const upstream = connect(Number(target.port || 5432), target.hostname);
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(from);
      from.on("data", (bytes) => {
        if (!isStalled) to.write(bytes);
      });
      from.on("close", () => to.destroy());
      from.on("error", () => to.destroy());
    }
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const proxied = new URL(url);
  proxied.hostname = "127.0.0.1";
  proxied.port = String((server.address() as AddressInfo).port);

  return {
    url: proxied.href,

    /** What is sent from now on is lost, in both directions. */
    stall(): void {
      isStalled = true;
    },

    /** New connections work again; those of before have lost what was sent. */
    resume(): void {
      isStalled = false;
    },

    async close(): Promise<void> {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
}
