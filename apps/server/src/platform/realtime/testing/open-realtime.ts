/** The live connection of a server of its own, with the sessions that a test names. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { ErrorBody } from "@codetale/contract/error-body";
import { at } from "@codetale/domain/testing/at";
import { io as connectTo, type ManagerOptions, type Socket } from "socket.io-client";
import { vi } from "vitest";
import type { Actor } from "#core/access/actor";
import type { Authenticate, SessionRefusals } from "#core/access/authentication";
import { createOwnSite } from "#platform/http/guards/own-site";
import { TestClock } from "#testing/clock";
import { createRealtime } from "../create-realtime.ts";

export type RealtimeServer = Awaited<ReturnType<typeof openRealtime>>;

interface Sessions {
  authenticate: Authenticate;
  refusalOf: SessionRefusals["refusalOf"];
}

export async function openRealtime() {
  const known = new Map<string, Actor>();
  const sockets: Socket[] = [];
  const logged: unknown[] = [];
  const clock = new TestClock(at("10:00"));
  /** How the server looks sessions up, until a test says otherwise. */
  const sessions: Sessions = {
    authenticate: async (headers) => known.get(headers.cookie ?? "") ?? null,
    refusalOf: async () => null,
  };
  const server = createServer((_, response) => response.end("still here"));
  const realtime = createRealtime({
    server,
    authenticate: (headers) => sessions.authenticate(headers),
    refusalOf: (headers) => sessions.refusalOf(headers),
    site: createOwnSite({ publicUrl: "https://codetale.example", isProduction: false }),
    clock,
    logger: { error: (what: unknown) => logged.push(what), warn: () => {} },
    shared: null,
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  function signIn(
    uid: string,
    person: Actor["person"] = "user",
    sessionId = `session-of-${uid}`,
    sessionExpiresAt = Number.MAX_SAFE_INTEGER,
  ) {
    const cookie = `session=${sessionId}`;
    const actor: Actor = { uid, person, sessionId, sessionExpiresAt };
    known.set(cookie, actor);
    return { cookie, actor };
  }

  function open(
    cookie: string | undefined,
    headers: Record<string, string> = {},
    options: Partial<ManagerOptions> = { transports: ["websocket"] },
  ): Socket {
    const socket = connectTo(url, {
      ...options,
      forceNew: true,
      reconnection: false,
      extraHeaders: { ...(cookie !== undefined && { cookie }), ...headers },
    });
    sockets.push(socket);
    return socket;
  }

  async function connect(...opened: Parameters<typeof open>): Promise<Socket> {
    const socket = open(...opened);
    await new Promise<void>((resolve, reject) => {
      socket.once("connect", resolve);
      socket.once("connect_error", reject);
    });
    return socket;
  }

  async function refusalOf(cookie: string | undefined): Promise<Error & { data?: ErrorBody }> {
    return connect(cookie).then(
      () => new Error("was let in"),
      (error: unknown) => error as Error,
    );
  }

  /** Connects, and waits until the server has looked up the session that the connection may outlive. */
  async function connectWithFakeTimers(cookie: string): Promise<Socket> {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const lookUp = sessions.authenticate;
    let lookUps = 0;
    sessions.authenticate = (headers) => {
      lookUps += 1;
      return lookUp(headers);
    };
    const socket = await connect(cookie);
    while (lookUps < 2) await new Promise(setImmediate);
    return socket;
  }

  async function countConnections(): Promise<number> {
    return (await realtime.io.fetchSockets()).length;
  }

  return {
    realtime,
    url,
    clock,
    logged,
    sessions,
    signIn,
    open,
    connect,
    refusalOf,
    connectWithFakeTimers,
    countConnections,

    async close(): Promise<void> {
      vi.useRealTimers();
      for (const socket of sockets) socket.disconnect();
      realtime.closeConnections();
      await realtime.close();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
