/** Closes a connection when the session that opened it ends. */
import { SECOND_MS, type Clock } from "@codetale/domain/time";
import type { FastifyBaseLogger } from "fastify";
import type { Actor } from "#core/access/actor";
import type { Authenticate } from "#core/access/authentication";
import type { RealtimeSocket } from "./realtime-server.ts";

/** How late the end of a session may be noticed that this process was not told of. */
const RECHECK_MS = 30 * SECOND_MS;

interface Deps {
  authenticate: Authenticate;
  clock: Clock;
  logger: Pick<FastifyBaseLogger, "error">;
}

/**
 * Checks the session at once, because it may have ended between the handshake and joining the rooms
 * that are notified; when it is due to expire, because it may have been prolonged; and every 30
 * seconds, because another process may have ended it while events did not pass between them.
 */
export function disconnectAtSessionEnd(socket: RealtimeSocket, deps: Deps): void {
  let timer: NodeJS.Timeout | undefined;
  socket.on("disconnect", () => clearTimeout(timer));

  async function recheck(): Promise<void> {
    const actor = await deps.authenticate(socket.handshake.headers);
    if (!socket.connected) return;
    const leftMs = remainingMs(socket.data.actor, actor, deps.clock);
    if (leftMs > 0) timer = setTimeout(check, Math.min(leftMs, RECHECK_MS)).unref();
    else end(socket);
  }

  function check(): void {
    recheck().catch((error: unknown) => {
      deps.logger.error({ err: error }, "a connection's session could not be checked");
      // Closes the transport instead of refusing: the client reconnects by itself and is checked
      // again.
      socket.conn.close();
    });
  }

  check();
}

function remainingMs(opener: Actor, now: Actor | null, clock: Clock): number {
  const isSame = now?.sessionId === opener.sessionId && now.uid === opener.uid;
  return isSame ? now.sessionExpiresAt - clock.now() : 0;
}

function end(socket: RealtimeSocket): void {
  socket.emit("session:ended");
  socket.disconnect(true);
}
