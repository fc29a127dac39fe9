/** The live connection: Socket.IO on the same port as the HTTP calls and with the same cookie. */
import type { IncomingHttpHeaders, Server as HttpServer } from "node:http";
import { SECOND_MS, type Clock } from "@codetale/domain/time";
import type { FastifyBaseLogger } from "fastify";
import { Server } from "socket.io";
import type { Actor } from "#core/actor";
import { AppError } from "#core/app-error";
import { isOwnOrigin } from "#platform/http/origin-guard";
import type { OwnSite } from "#platform/http/own-site";
import type { Authenticate, SessionRefusals } from "#core/authentication";
import { failureBody } from "./acknowledgements.ts";
import { accountRoom, createLiveEvents, isAccountRoom, roomsOf } from "./create-live-events.ts";
import { disconnectAtSessionEnd } from "./disconnect-at-session-end.ts";
import type { RealtimeServer, RealtimeSocket } from "./realtime-server.ts";

/** The longest text with each character escaped fits; images are uploaded over HTTP. */
const LARGEST_PACKET_BYTES = 64 * 1024;

/** Connections of one account to this process: tabs and devices. */
const MOST_CONNECTIONS = 20;

/** A tab may be closed at any moment. */
const CONNECT_AGAIN_MS = 30 * SECOND_MS;

export interface RealtimeDeps {
  server: HttpServer;
  /** Must not cache: a session that has ended must be refused. */
  authenticate: Authenticate;
  /** Distinguishes an ended session from a missing one. */
  refusalOf?: SessionRefusals["refusalOf"];
  /** Where connections may be made to, and from. */
  site: OwnSite;
  clock: Clock;
  logger: Pick<FastifyBaseLogger, "error" | "warn">;
}

export type Realtime = ReturnType<typeof createRealtime>;

export function createRealtime(deps: RealtimeDeps) {
  const { server, site, logger } = deps;
  const io: RealtimeServer = new Server(server, {
    serveClient: false,
    maxHttpBufferSize: LARGEST_PACKET_BYTES,
    perMessageDeflate: false,
    connectTimeout: 10_000,
    allowRequest: ({ headers }, decide) => {
      const reason = refuseRequest(headers, site);
      decide(reason, reason === null);
    },
  });

  io.use((socket, next) => {
    admit(socket, deps).then(
      (actor) => {
        if (countOf(io, actor) >= MOST_CONNECTIONS) return next(refusal(logger, tooMany()));
        // At once, so that of connections that open at the same time none is overlooked.
        void socket.join(roomsOf(actor));
        return next();
      },
      (thrown: unknown) => next(refusal(logger, thrown)),
    );
  });
  io.on("connection", (socket) => {
    socket.on("error", (error) => logger.warn({ err: error }, "a live connection failed"));
    disconnectAtSessionEnd(socket, deps);
  });

  return {
    io,
    live: createLiveEvents(io),

    /** How many connections this process has, and of how many accounts. */
    connected(): { connections: number; people: number } {
      const rooms = [...io.of("/").adapter.rooms.keys()];
      return {
        connections: io.of("/").sockets.size,
        people: rooms.filter(isAccountRoom).length,
      };
    },

    /**
     * Closes every connection, so that clients reconnect to another process; leaves `server` open.
     */
    async close(): Promise<void> {
      // Not io.close(), which would also close the HTTP server while requests are still served.
      io.engine.close();
      await io.of("/").adapter.close();
    },
  };
}

function refuseRequest(headers: IncomingHttpHeaders, site: OwnSite) {
  if (!site.hasHost(headers.host)) return "request/unknown-host";
  return isOwnOrigin(headers, site) ? null : "request/foreign-origin";
}

async function admit(
  socket: RealtimeSocket,
  { authenticate, refusalOf }: RealtimeDeps,
): Promise<Actor> {
  const { headers } = socket.handshake;
  const actor = headers.cookie ? await authenticate(headers) : null;
  if (!actor) throw new AppError((await refusalOf?.(headers)) ?? "session/required");
  socket.data.actor = actor;
  return actor;
}

function countOf(io: RealtimeServer, { uid }: Actor): number {
  return io.of("/").adapter.rooms.get(accountRoom(uid))?.size ?? 0;
}

function tooMany(): AppError {
  return new AppError("request/too-many", {
    message: `This account has ${MOST_CONNECTIONS} live connections. Close a tab to open another.`,
    retryAfterMs: CONNECT_AGAIN_MS,
  });
}

/** What the client receives in `connect_error`: the text as message, the whole body as `data`. */
function refusal(logger: RealtimeDeps["logger"], thrown: unknown): Error {
  const data = failureBody(logger, thrown);
  return Object.assign(new Error(data.message), { data });
}
