/** The live connection as one of several server processes has it, with sessions that a test names. */
import { randomUUID } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { io as connectTo, type Socket } from "socket.io-client";
import type { Actor } from "#core/access/actor";
import type { Database } from "#platform/db/database";
import { createOwnSite } from "#platform/http/guards/own-site";
import { createConnectionPlacesRepository } from "../connection-places.repository.ts";
import { createRealtime, type Realtime } from "../create-realtime.ts";
import type { OpenEventBus } from "../event-bus.ts";

export interface RealtimeProcess extends Realtime {
  logged: string[];
  /** Opens a live connection of the account. */
  connect(uid: string, person?: Actor["person"]): Promise<Socket>;
  stop(): Promise<void>;
}

export async function startRealtimeProcess(
  db: Database,
  openBus: OpenEventBus,
): Promise<RealtimeProcess> {
  const server = createServer((_, response) => response.end());
  const logged: string[] = [];
  const note = (_: unknown, message = "") => logged.push(message);
  const realtime = createRealtime({
    server,
    authenticate: async ({ cookie = "" }) => {
      const [uid = "", person] = cookie.split(":");
      return {
        uid,
        person: person as Actor["person"],
        sessionId: `session-of-${uid}`,
        sessionExpiresAt: Number.MAX_SAFE_INTEGER,
      };
    },
    site: createOwnSite({ publicUrl: null, isProduction: false }),
    clock: { now: () => 0 },
    logger: { error: note, warn: note },
    shared: { openBus, places: createConnectionPlacesRepository(db, randomUUID()) },
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const sockets: Socket[] = [];
  return {
    ...realtime,
    logged,
    async connect(uid, person = "user") {
      const socket = connectTo(url, {
        transports: ["websocket"],
        forceNew: true,
        reconnection: false,
        extraHeaders: { cookie: `${uid}:${person}` },
      });
      sockets.push(socket);
      await new Promise<void>((resolve, reject) => {
        socket.once("connect", resolve);
        socket.once("connect_error", reject);
      });
      return socket;
    },
    async stop() {
      for (const socket of sockets) socket.disconnect();
      realtime.closeConnections();
      await new Promise((resolve) => server.close(resolve));
      await realtime.close();
    },
  };
}
