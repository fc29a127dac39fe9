/** The live connection: Socket.IO on the same port as the HTTP calls and with the same cookie. */
import type { IncomingHttpHeaders, Server as HttpServer } from "node:http";
import { SECOND_MS, type Clock } from "@codetale/domain/time";
import type { FastifyBaseLogger } from "fastify";
import { Server } from "socket.io";
import type { Actor } from "#core/access/actor";
import { AppError } from "#core/errors/app-error";
import { isOwnOrigin } from "#platform/http/guards/origin-guard";
import type { OwnSite } from "#platform/http/guards/own-site";
import type { Authenticate, SessionRefusals } from "#core/access/authentication";
import { failureBody } from "./acknowledgements.ts";
import { createLiveEvents, isAccountRoom, roomsOf } from "./create-live-events.ts";
import {
  MOST_CONNECTIONS,
  ownPlaces,
  sharedPlaces,
  type ConnectionPlaces,
} from "./connection-places.ts";
import type { ConnectionPlacesRepository } from "./connection-places.repository.ts";
import { disconnectAtSessionEnd } from "./disconnect-at-session-end.ts";
import type { OpenEventBus } from "./event-bus.ts";
import type { RealtimeServer, RealtimeSocket } from "./realtime-server.ts";
import { watchBus } from "./watch-bus.ts";
import { withoutWaiting } from "./without-waiting.ts";

/** The longest text with each character escaped fits; images are uploaded over HTTP. */
const LARGEST_PACKET_BYTES = 64 * 1024;

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
  /** What one of several processes shares with the others; null for the only one. */
  shared: { openBus: OpenEventBus; places: ConnectionPlacesRepository } | null;
}

export type Realtime = ReturnType<typeof createRealtime>;

export function createRealtime(deps: RealtimeDeps) {
  const { server, site, logger, shared } = deps;
  const bus =
    shared &&
    watchBus(shared.openBus, {
      onMissing: () => io.local.emit("events:missed"),
      onRestored: () => io.emit("events:missed"),
      logger,
    });
  const io: RealtimeServer = new Server(server, {
    serveClient: false,
    // A client that polls would need the same process for each of its requests.
    transports: ["websocket"],
    maxHttpBufferSize: LARGEST_PACKET_BYTES,
    perMessageDeflate: false,
    connectTimeout: 10_000,
    allowRequest: ({ headers }, decide) => {
      const reason = refuseRequest(headers, site);
      decide(reason, reason === null);
    },
    ...(bus && { adapter: withoutWaiting(bus.adapter) }),
  });
  const places = shared
    ? sharedPlaces({
        repository: shared.places,
        onProcessGone: () => io.emit("events:missed"),
        logger,
      })
    : ownPlaces();

  io.use((socket, next) => {
    admit(socket, deps, places).then(
      () => next(),
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

    /** Whether events pass to and from the other processes; true for the only one. */
    isPassing: () => bus === null || bus.isPassing(),

    /**
     * Closes every connection, so that clients reconnect to another process; leaves `server` open.
     * What is still being answered reaches the clients of other processes.
     */
    closeConnections(): void {
      // Not io.close(), which would also close the HTTP server while requests are still served.
      io.engine.close();
    },

    /** Closes what is shared with other processes. */
    async close(): Promise<void> {
      await io.of("/").adapter.close();
      await places.close();
      await bus?.close();
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
  places: ConnectionPlaces,
): Promise<void> {
  const { headers } = socket.handshake;
  const actor = headers.cookie ? await authenticate(headers) : null;
  if (!actor) throw new AppError((await refusalOf?.(headers)) ?? "session/required");
  await takePlace(socket, actor, places);
  socket.data.actor = actor;
  void socket.join(roomsOf(actor));
}

/** The place is free again when the connection ends, which it may do at any moment. */
async function takePlace(
  { id, conn }: RealtimeSocket,
  { uid }: Actor,
  places: ConnectionPlaces,
): Promise<void> {
  const giveBack = await places.take(uid, id);
  if (!giveBack) throw tooMany();
  if (conn.readyState === "open") conn.once("close", giveBack);
  else giveBack();
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
