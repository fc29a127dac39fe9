import type { Actor } from "#core/access/actor";
import type { LiveEvents } from "#core/ports/live-events";
import type { RealtimeServer } from "./realtime-server.ts";

const CODERS_ROOM = "coders";
const ACCOUNT_ROOMS = "account:";
const accountRoom = (uid: string) => `${ACCOUNT_ROOMS}${uid}`;
export const isAccountRoom = (room: string) => room.startsWith(ACCOUNT_ROOMS);
const sessionRoom = (sessionId: string) => `session:${sessionId}`;

/** Which events a connection receives: those for its account, its session and its role. */
export function roomsOf({ uid, sessionId, person }: Actor): string[] {
  const own = [accountRoom(uid), sessionRoom(sessionId)];
  return person === "coder" ? [...own, CODERS_ROOM] : own;
}

/** `LiveEvents` over Socket.IO, whose adapter reaches the connections of other processes. */
export function createLiveEvents(io: RealtimeServer): LiveEvents {
  return {
    toAccounts(uids, event, ...payload) {
      // Without a room, Socket.IO would send to every connection.
      if (uids.length > 0) io.to(uids.map(accountRoom)).emit(event, ...payload);
    },
    toCoders(event, ...payload) {
      io.to(CODERS_ROOM).emit(event, ...payload);
    },
    endSession(sessionId) {
      endAll(io, sessionRoom(sessionId));
    },
    endAccount(uid) {
      endAll(io, accountRoom(uid));
    },
  };
}

function endAll(io: RealtimeServer, room: string): void {
  io.to(room).emit("session:ended");
  io.in(room).disconnectSockets(true);
}
