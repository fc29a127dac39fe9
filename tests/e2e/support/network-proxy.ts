/** The network between one browser and the server: it can be unplugged and plugged in again. */
import { once } from "node:events";
import { connect, createServer, type Server, type Socket } from "node:net";

export class NetworkProxy {
  readonly #server: Server;
  readonly #open = new Set<Socket>();
  #isPlugged = true;

  private constructor(server: Server) {
    this.#server = server;
  }

  static async start(url: string): Promise<NetworkProxy> {
    const target = new URL(url);
    const server = createServer();
    const cable = new NetworkProxy(server);
    server.on("connection", (near) => cable.#carry(near, Number(target.port)));
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    return cable;
  }

  /** The server's address as seen through the cable. */
  get url(): string {
    const address = this.#server.address();
    if (address === null || typeof address === "string") throw new Error("The cable is cut.");
    return `http://127.0.0.1:${address.port}`;
  }

  disconnect(): void {
    this.#isPlugged = false;
    for (const socket of this.#open) socket.destroy();
  }

  reconnect(): void {
    this.#isPlugged = true;
  }

  close(): void {
    this.disconnect();
    this.#server.close();
  }

  #carry(near: Socket, port: number): void {
    if (!this.#isPlugged) {
      near.destroy();
      return;
    }
    const far = connect(port, "127.0.0.1");
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      this.#open.add(socket);
      socket.pipe(other);
      // Either end may vanish at any time: that is what this is for.
      socket.on("error", () => other.destroy());
      socket.on("close", () => {
        this.#open.delete(socket);
        other.destroy();
      });
    }
  }
}
